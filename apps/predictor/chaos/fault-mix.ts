/** A fault as the sandbox's controls take it. */
export interface FaultOrder {
  readonly path: string
  readonly status?: number
  readonly drop?: true
  readonly hang?: true
  readonly malformed?: true
  readonly delayMs?: number
  /** Requests above this many in a second are refused with 429, counted by each sandbox. */
  readonly perSecond?: number
  readonly when?: 'before' | 'after'
  readonly retryAfter?: number
  readonly share: number
}

type FaultKind = Omit<FaultOrder, 'path' | 'share'>

/** Everything that a fault can be, before and after the request took its effect. */
function faultKinds(delaysMs: readonly number[]): readonly FaultKind[] {
  const effects: readonly FaultKind[] = [
    ...[401, 403, 500, 502, 503, 504].map((status) => ({ status })),
    { status: 429, retryAfter: 1 },
    { drop: true },
    { hang: true },
    { malformed: true },
  ]
  return [
    ...effects.flatMap((effect) => [
      { ...effect, when: 'before' as const },
      { ...effect, when: 'after' as const },
    ]),
    ...delaysMs.map((delayMs) => ({ delayMs })),
  ]
}

/**
 * Faults that together strike this share of all requests, each kind equally often. The sandbox asks
 * one after the other, so each takes a larger part of what those before it left over.
 */
export function faultMix(share: number, delaysMs: readonly number[]): readonly FaultOrder[] {
  const kinds = faultKinds(delaysMs)
  const each = share / kinds.length
  return ['/api/v1/*', '/rewards'].flatMap((path) =>
    kinds.map((kind, place) => ({ path, ...kind, share: each / (1 - place * each) })),
  )
}
