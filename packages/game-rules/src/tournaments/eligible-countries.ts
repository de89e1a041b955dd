import type { Tournament } from './tournament.ts'

const NORMAL_TERMS = ['NZ', 'AU', 'FJ', 'GB'] as const
const ADDED_BY_CHANGED_TERMS = ['AR', 'JP', 'US', 'FR', 'DE'] as const

/** A country whose residents can win a prize, as an ISO 3166 code. */
export type CountryCode = (typeof NORMAL_TERMS)[number] | (typeof ADDED_BY_CHANGED_TERMS)[number]

/**
 * Returns the countries whose residents can win a prize. Residents of other countries may play.
 * @example eligibleCountries({ showChangedTnc: false }) //=> [ 'NZ', 'AU', 'FJ', 'GB' ]
 */
export function eligibleCountries(tournament: Pick<Tournament, 'showChangedTnc'>): readonly CountryCode[] {
  return tournament.showChangedTnc ? [...NORMAL_TERMS, ...ADDED_BY_CHANGED_TERMS] : NORMAL_TERMS
}
