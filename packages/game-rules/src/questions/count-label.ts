import { LIMITS } from './limits.ts'

/** The scale of a count question. */
export interface CountScale {
  readonly max: number
  /** Whether `max` means 'or more'. @default true if `max` is 30 */
  readonly isOpenEnded?: boolean | undefined
}

/**
 * Formats a count. The maximum of an open-ended scale is '30+'.
 * @example countLabel(30, { max: 30 }) //=> '30+'
 * @example countLabel(12, { max: 12 }) //=> '12'
 */
export function countLabel(value: number, scale: CountScale): string {
  const { max } = scale
  return value >= max && isOpenEndedScale(scale) ? `${max}+` : `${Math.min(value, max)}`
}

/**
 * Returns whether the maximum of a scale means 'or more'.
 * @example isOpenEndedScale({ max: 12 }) //=> false
 */
export function isOpenEndedScale({ max, isOpenEnded = max === LIMITS.maxCount }: CountScale): boolean {
  return isOpenEnded
}
