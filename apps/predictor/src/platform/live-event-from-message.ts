import type { RealtimeMessage } from '@touchline/engagement-sdk/realtime'

/** A change, in the game's terms. */
export type LiveEvent =
  | { readonly type: 'questions-changed'; readonly fixtureId: string }
  | { readonly type: 'results-published'; readonly fixtureId: string }

/** Returns the change that a message of the stream reports; undefined for other messages. */
export function liveEventFromMessage(message: RealtimeMessage): LiveEvent | undefined {
  if (message.type !== 'widget') return undefined
  const { program_id: fixtureId, kind, options } = message.payload
  const hasPoints = options.some(({ reward_item_amount }) => (reward_item_amount ?? 0) > 0)
  return {
    type: kind.endsWith('-follow-up') || hasPoints ? 'results-published' : 'questions-changed',
    fixtureId,
  }
}
