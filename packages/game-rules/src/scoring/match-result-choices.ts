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
 * Returns the choice of each list for a score. Outcome choices are matched by their texts if all three texts are
 * known, otherwise by their order: home win, away win, draw.
 * @example matchResultChoices(lists, { home: 3, away: 0 }).outcome.text //=> 'Blues'
 * @throws InvalidMatchResultError 'Invalid match result option' when one of the three is missing
 */
export function matchResultChoices<C extends Choice>(
  lists: MatchResultLists<readonly C[]>,
  score: Score,
  teams?: Teams | undefined,
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
  teams: Teams | undefined,
): C | undefined {
  const outcomes =
    teams === undefined ? [] : choices.map((choice) => parsePick('outcome', choice.text, teams))
  const areAllUnderstood = OUTCOMES.every((one) => outcomes.includes(one))
  return choices[areAllUnderstood ? outcomes.indexOf(outcome) : OUTCOMES.indexOf(outcome)]
}
