/** A range of numbers that earn the same points; both ends are included. */
export interface NumberLineSegment {
  readonly from: number
  readonly to: number
  readonly points: number
}
