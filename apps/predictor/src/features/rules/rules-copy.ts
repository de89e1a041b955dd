import type { CountryCode } from '@touchline/game-rules'
import { LOCALE } from '../../config/text-format.ts'

const COUNTRIES = {
  NZ: 'New Zealand',
  AU: 'Australia',
  FJ: 'Fiji',
  GB: 'the UK',
  AR: 'Argentina',
  JP: 'Japan',
  US: 'the US',
  FR: 'France',
  DE: 'Germany',
} as const satisfies Record<CountryCode, string>

/** @example countriesText(['NZ', 'GB']) //=> 'New Zealand or the UK' */
export function countriesText(codes: readonly CountryCode[]): string {
  return new Intl.ListFormat(LOCALE, { type: 'disjunction' }).format(codes.map((code) => COUNTRIES[code]))
}

/** @example prizeText(5000) //=> 'NZD 5,000' */
export function prizeText(amountNzd: number): string {
  return new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency: 'NZD',
    currencyDisplay: 'code',
    minimumFractionDigits: Number.isInteger(amountNzd) ? 0 : 2,
  }).format(amountNzd)
}

export const rulesCopy = {
  /** Stands after the number. */
  most: (points: number) => `${points === 1 ? 'point' : 'points'} to win in every match.`,
  points: 'points',
  lead: 'Answer before kick-off. Points are added when the match is settled.',
  tieBreakTitle: 'Level on points',
  voidTitle: 'Called off or moved',
  void: 'A match that is called off is void: it earns no points, and the round goes on without it. A match that is moved keeps its predictions; they close at the new kick-off.',
  eligibilityTitle: 'Who can win',
  eligibility: (countries: string) =>
    `The promotion is open to people aged 18 or over who live in ${countries}. Players from other countries may play but are not eligible for prizes.`,
  accessibility: 'Accessibility (opens in a new tab)',
  accessibilityFile: '/accessibility.html',
  prizesTitle: 'Prizes',
  place: 'Place',
  amount: 'Amount',
  prizes: 'Prizes are stated in NZD. Winners are decided by the leaderboards.',
  ends: (date: string) => `The tournament ends on ${date}.`,
} as const
