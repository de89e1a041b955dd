/** A write or a read of one register, as its client saw it. */
export interface Operation {
  /** maybe: a write that was not confirmed; it took effect at an unknown time, or never. */
  readonly kind: 'write' | 'maybe' | 'read'
  /** Undefined: the register is empty. */
  readonly value: string | undefined
  /** It took effect between these instants. The end of a `maybe` is open. */
  readonly from: number
  readonly to: number
}

/**
 * Returns whether there is an order of the operations that explains every read: each takes effect at one instant between its two,
 * and a read returns what was written last. The search of Wing and Gong, which remembers where it has been.
 */
export function isLinearizable(operations: readonly Operation[]): boolean {
  const all = operations
    .map((one) => (one.kind === 'maybe' ? { ...one, to: Number.POSITIVE_INFINITY } : one))
    .sort((a, b) => a.from - b.from)
  const seen = new Set<string>()

  function search(done: bigint, value: string | undefined): boolean {
    const state = `${done} ${value}`
    if (seen.has(state)) return false
    seen.add(state)
    const left = all.flatMap((one, index) => ((done >> BigInt(index)) & 1n ? [] : [{ one, index }]))
    if (left.every(({ one }) => one.kind === 'maybe')) return true
    // Nothing may take effect after the end of what has not taken effect yet.
    const firstEnd = Math.min(...left.map(({ one }) => one.to))
    return left.some(({ one, index }) => {
      if (one.from > firstEnd) return false
      const next = done | (1n << BigInt(index))
      if (one.kind === 'read') return one.value === value && search(next, value)
      return search(next, one.value)
    })
  }
  return search(0n, undefined)
}
