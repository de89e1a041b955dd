import type { RecordedCall } from './recorded-call.ts'

/** What goes wrong with a call. */
export type Fault =
  /** The platform refuses; nothing is written. */
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  /** The connection fails before the platform sees the call. */
  | 'drop-before-write'
  /** The platform handles the call, and the answer is lost. */
  | 'drop-after-write'
  /** The platform never answers; ends when the caller aborts. */
  | 'hang'
  /** The answer is cut in the middle. */
  | 'malformed-body'
  /** The answer comes this much later, in milliseconds of real or faked timers. */
  | { readonly delayMs: number }

/** The calls that a fault applies to, and how often. */
export interface FaultRule {
  /** @default every method */
  readonly method?: string | undefined
  /** Part of the path with its query, or a pattern for it. @default every path */
  readonly path?: string | RegExp | undefined
  readonly fault: Fault
  /** @default 1 */
  readonly times?: number | undefined
}

/** The faults that are still to happen. */
export interface Faults {
  inject(rule: FaultRule): void
  /** Returns the fault that applies to this call, if any, and counts it. */
  take(call: Pick<RecordedCall, 'method' | 'path'>): Fault | undefined
  clear(): void
}

/** Creates an empty list of faults. */
export function createFaults(): Faults {
  let waiting: { readonly rule: FaultRule; left: number }[] = []
  return {
    inject: (rule) => void waiting.push({ rule, left: rule.times ?? 1 }),
    take({ method, path }) {
      const next = waiting.find(({ rule, left }) => left > 0 && appliesTo(rule, method, path))
      if (!next) return undefined
      next.left -= 1
      return next.rule.fault
    },
    clear: () => {
      waiting = []
    },
  }
}

function appliesTo(rule: FaultRule, method: string, path: string): boolean {
  if (rule.method !== undefined && rule.method !== method) return false
  if (rule.path === undefined) return true
  return typeof rule.path === 'string' ? path.includes(rule.path) : rule.path.test(path)
}
