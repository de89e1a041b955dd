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

/** A number in words up to twelve, in digits from thirteen on. @example numberWord(13) //=> '13' */
export function numberWord(value: number): string {
  return WORDS[value - 1] ?? `${value}`
}

/** The label of a card. @example cardLabel('prediction', 1) //=> 'prediction one' */
export function cardLabel(of: 'prediction' | 'result', place: number): string {
  return `${of} ${numberWord(place)}`
}
