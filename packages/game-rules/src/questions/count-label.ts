import { LIMITS } from './limits.ts'

/** The top of a scale. */
export interface ScaleTop {
  readonly max: number
  /** Whether the top means 'or more'. @default true where it is 30 */
  readonly isOpenEnded?: boolean | undefined
}

/**
 * Returns a count as text. The top of a scale reads '30+' where it means 'or more'.
 * @example countLabel(30, { max: 30 }) //=> '30+'
 * @example countLabel(12, { max: 12 }) //=> '12'
 */
export function countLabel(value: number, top: ScaleTop): string {
  const { max } = top
  return value >= max && hasOpenTop(top) ? `${max}+` : `${Math.min(value, max)}`
}

/** Returns whether the top of a scale means 'or more'. @example hasOpenTop({ max: 12 }) //=> false */
export function hasOpenTop({ max, isOpenEnded = max === LIMITS.maxCount }: ScaleTop): boolean {
  return isOpenEnded
}

/**
 * Reads a whole number, as the text of a choice carries it: '30+' and '30 or more' read as 30, '52%' as 52.
 * @example numberFromText('30+') //=> 30
 */
export function numberFromText(text: string): number | undefined {
  const match = /^\s*(\d{1,9})\s*(?:\+|%|or more)?\s*$/i.exec(text)
  return match === null ? undefined : Number(match[1])
}
