import type { Score, Teams } from '../fixtures/fixture.ts'
import { OUTCOMES, type Outcome, outcomeOf } from '../fixtures/fixture.ts'
import { choiceForNumber } from '../questions/numbered-choice.ts'
import { parsePick } from '../questions/picks.ts'
import type { Choice } from '../questions/question.ts'

/** Thrown when a match-result question has no choice for a score. The message is fixed by the specification. */
export class InvalidMatchResultError extends Error {
  override name = 'InvalidMatchResultError' as const
  readonly home: number
  readonly away: number

  constructor(score: Score) {
    super('Invalid match result option')
    this.home = score.home
    this.away = score.away
  }
}

/** One value for each of the three choice lists of a match-result question. */
export interface MatchResultLists<T> {
  readonly outcome: T
  readonly home: T
  readonly away: T
}

/**
 * Returns the choice of each list for a score. An outcome is recognised by its text or the logo of its team, and the last
 * of three choices by the other two; never by its position.
 * @example matchResultChoices(lists, { home: 3, away: 0 }, teams).outcome.text //=> 'Blues'
 * @throws InvalidMatchResultError 'Invalid match result option' when one of the three is missing
 */
export function matchResultChoices<C extends Choice>(
  lists: MatchResultLists<readonly C[]>,
  score: Score,
  teams: Teams,
): MatchResultLists<C> {
  const outcome = outcomeChoice(lists.outcome, outcomeOf(score.home, score.away), teams)
  const home = choiceForNumber(lists.home, score.home)
  const away = choiceForNumber(lists.away, score.away)
  if (outcome === undefined || home === undefined || away === undefined)
    throw new InvalidMatchResultError(score)
  return { outcome, home, away }
}

function outcomeChoice<C extends Choice>(
  choices: readonly C[],
  outcome: Outcome,
  teams: Teams,
): C | undefined {
  const outcomes = choices.map(
    (choice) => parsePick('outcome', choice.text, teams) ?? winnerByLogo(choice, teams),
  )
  const known = choices.filter((_, place) => outcomes[place] === outcome)
  if (known.length > 0) return known.length === 1 ? known[0] : undefined
  const areOthersKnown = OUTCOMES.every(
    (one) => one === outcome || outcomes.filter((read) => read === one).length === 1,
  )
  return areOthersKnown && choices.length === OUTCOMES.length
    ? choices[outcomes.indexOf(undefined)]
    : undefined
}

function winnerByLogo({ imageUrl }: Choice, { home, away }: Teams): Outcome | undefined {
  if (imageUrl === undefined || home.logoUrl === away.logoUrl) return undefined
  if (imageUrl === home.logoUrl) return 'home'
  return imageUrl === away.logoUrl ? 'away' : undefined
}
