/** How patient and how hasty fans are, in milliseconds. */
export interface Pace {
  /** Between two steps, at most. */
  readonly thinkMs: number
  /** All fans are there after this. */
  readonly arriveMs: number
  /** Out of the tunnel after this, at most. */
  readonly tunnelMs: number
}
