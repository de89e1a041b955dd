const WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const

/** The label over a card, its place in words up to twelve. @example cardLabel('prediction', 1) //=> 'prediction one' */
export function cardLabel(of: 'prediction' | 'result', place: number): string {
  return `${of} ${WORDS[place - 1] ?? place}`
}
