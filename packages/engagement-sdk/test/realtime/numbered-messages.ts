import type { Engagement } from '../../src/index.ts'
import { onRealtimeConnection, onRealtimeStatus, type RealtimeMessage } from '../../src/realtime/index.ts'
import { anEnvelope } from './fake-service.ts'

/** Returns the time of a message by its number. */
export const at = (index: number): string => `1714196700000${String(index).padStart(4, '0')}`

/** Returns a message whose payload is its number, published at the time of this number. */
export const numbered = (index: number, overrides: Record<string, unknown> = {}): unknown =>
  anEnvelope({ event: 'tick', payload: { index } }, { p: { t: at(index), r: 1 }, ...overrides })

/** Returns the numbers of messages; another payload as it is. */
export const indexes = (received: readonly RealtimeMessage[]): readonly unknown[] =>
  received.map(({ payload }) =>
    typeof payload === 'object' && payload !== null && 'index' in payload ? payload.index : payload,
  )

/** Records the phases and announcements of a connection. */
export function recorded({ engagement }: { readonly engagement: Engagement }): {
  readonly phases: string[]
  readonly categories: string[]
} {
  const phases: string[] = []
  const categories: string[] = []
  onRealtimeConnection(engagement, ({ phase }) => phases.push(phase))
  onRealtimeStatus(engagement, ({ category }) => categories.push(category))
  return { phases, categories }
}
