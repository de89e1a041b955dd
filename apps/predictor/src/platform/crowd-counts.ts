import type { Option, Widget } from '@touchline/engagement-sdk'

/** How many fans chose an option, by its id. */
export type CrowdCounts = Readonly<Record<string, number>>

/** Returns the public counts of the widgets' options. An option without a whole count is left out. */
export function crowdCounts(widgets: readonly Widget[]): CrowdCounts {
  return Object.fromEntries(
    widgets.flatMap(({ options }) =>
      options.flatMap((option) => {
        const count = voteCount(option)
        return count === undefined ? [] : [[option.id, count] as const]
      }),
    ),
  )
}

function voteCount(option: Option & { readonly vote_count?: unknown }): number | undefined {
  const { vote_count } = option
  return typeof vote_count === 'number' && Number.isInteger(vote_count) && vote_count >= 0
    ? vote_count
    : undefined
}
