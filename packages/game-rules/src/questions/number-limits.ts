/** The valid numbers of a question. */
export interface NumberLimits {
  readonly min: number
  readonly max: number
  /** The difference between two adjacent numbers. @default 1 */
  readonly step?: number | undefined
  /** Whether `max` of a count means 'or more'. @default true if `max` is 30 */
  readonly isOpenEnded?: boolean | undefined
}
