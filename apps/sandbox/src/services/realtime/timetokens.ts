/** 17 decimal digits: 100 ns units since the Unix epoch, beyond the safe integers. */
export type Timetoken = string

const UNITS_PER_MS = 10_000n

export function timetokenAt(epochMs: number): Timetoken {
  return String(BigInt(Math.trunc(epochMs)) * UNITS_PER_MS)
}

export function isLater(left: Timetoken, right: Timetoken): boolean {
  return left.length === right.length ? left > right : left.length > right.length
}
