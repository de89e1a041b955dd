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

/** Returns whether the maximum of a scale means 'or more'. @example isOpenEndedScale({ max: 12 }) //=> false */
export function isOpenEndedScale({ max, isOpenEnded = max === LIMITS.maxCount }: CountScale): boolean {
  return isOpenEnded
}

/**
 * Parses the whole number in the text of a choice: '30+' and '30 or more' are 30, '52%' is 52.
 * @example parseWholeNumber('30+') //=> 30
 */
export function parseWholeNumber(text: string): number | undefined {
  const match = /^\s*(\d{1,9})\s*(?:\+|%|or more)?\s*$/i.exec(text)
  return match === null ? undefined : Number(match[1])
}
