import { pluralOf } from './plural.ts'

/** @example pointsText(1) //=> '1 point' */
export function pointsText(count: number): string {
  return `${count} ${pluralOf(count, { one: 'point', other: 'points' })}`
}
