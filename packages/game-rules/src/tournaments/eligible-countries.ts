import type { Tournament } from './tournament.ts'

const NORMAL = ['NZ', 'AU', 'FJ', 'GB'] as const
const ADDED = ['AR', 'JP', 'US', 'FR', 'DE'] as const

/** A country whose residents can win a prize, as an ISO 3166 code. */
export type CountryCode = (typeof NORMAL)[number] | (typeof ADDED)[number]

/**
 * Countries whose residents can win a prize; anyone may play.
 * @example eligibleCountries({ showChangedTnc: false }) //=> [ 'NZ', 'AU', 'FJ', 'GB' ]
 */
export function eligibleCountries(tournament: Pick<Tournament, 'showChangedTnc'>): readonly CountryCode[] {
  return tournament.showChangedTnc ? [...NORMAL, ...ADDED] : NORMAL
}
