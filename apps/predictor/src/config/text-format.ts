import { countdown } from '@touchline/game-rules'

/** The one locale of this catalogue; a second language is a second folder of these modules. */
export const LOCALE = 'en-US'

interface PluralForms {
  readonly one: string
  readonly other: string
}

const rules = new Intl.PluralRules(LOCALE)

/** Returns the plural form for a count. @example pluralOf(1, { one: 'point', other: 'points' }) //=> 'point' */
export function pluralOf(count: number, forms: PluralForms): string {
  return rules.select(count) === 'one' ? forms.one : forms.other
}

/** @example pointsText(1) //=> '1 point' */
export function pointsText(count: number): string {
  return `${count} ${pluralOf(count, { one: 'point', other: 'points' })}`
}

/** Returns when something was saved, or the first and the last of several, in the player's own zone. @example 'Apr 27, 5:32 PM' */
export function savedAtText(first: number, last = first): string {
  return new Intl.DateTimeFormat(LOCALE, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).formatRange(first, last)
}

/** Returns a calendar day without a time, such as the last one of a tournament. @example dayText('2024-06-22') //=> 'June 22, 2024' */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))
}

/** Returns the day of a kick-off, in the player's own zone. @example 'Saturday, April 27' */
export function weekdayText(at: number): string {
  return new Intl.DateTimeFormat(LOCALE, { weekday: 'long', month: 'long', day: 'numeric' }).format(at)
}

/** Returns the two largest units of the time until a fixture closes; nothing once it is closed. @example '1h 34m' */
export function timeLeft(closesAt: number, now: number): string {
  const left = countdown(now, closesAt)
  if (left.state === 'closed') return ''
  if (left.days > 0) return `${left.days}d ${left.hours}h`
  if (left.hours > 0) return `${left.hours}h ${left.minutes}m`
  return left.minutes > 0 ? `${left.minutes}m` : `${left.seconds}s`
}

/** The length to which texts of the platform are truncated, in characters; longer than any real text. */
export const LONGEST = { question: 400, choice: 200, nickname: 400 } as const

/** A text that is longer than that ends in an ellipsis. @example boundedText('abcd', 3) //=> 'abc…' */
export function boundedText(text: string, longest: number): string {
  if (text.length <= longest) return text
  const characters = Array.from(text)
  return characters.length <= longest ? text : `${characters.slice(0, longest).join('')}…`
}
