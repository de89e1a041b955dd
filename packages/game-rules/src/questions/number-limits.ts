/** The numbers that a question takes. */
export interface NumberLimits {
  readonly min: number
  readonly max: number
  /** Distance between two numbers. @default 1 */
  readonly step?: number | undefined
  /** Whether the largest number of a count means 'or more'. @default true where it is 30 */
  readonly isOpenEnded?: boolean | undefined
}
