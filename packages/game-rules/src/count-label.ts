/**
 * A count in words: the top of the scale stands for itself and everything above.
 * @example countLabel(30, 30) //=> '30+'
 */
export function countLabel(value: number, max: number): string {
  return value >= max ? `${max}+` : `${value}`
}

/**
 * Reads a whole number, as the text of a choice carries it; '30+' reads as 30.
 * @example numberFromText('30+') //=> 30
 */
export function numberFromText(text: string): number | undefined {
  const match = /^\s*(\d{1,9})\+?\s*$/.exec(text)
  return match === null ? undefined : Number(match[1])
}
