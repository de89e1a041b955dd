import type { Teams } from '../fixtures/fixture.ts'
import { OUTCOMES, type Outcome, outcomeOf } from '../questions/match-outcome.ts'
import { choiceForNumber } from '../questions/numbered-choice.ts'
import { pickFromText } from '../questions/pick-text.ts'
import type { Choice } from '../questions/question.ts'

/** Two scores that the choices of a match-result question cannot express. */
export class InvalidMatchResultError extends Error {
  override name = 'InvalidMatchResultError' as const
  readonly home: number
  readonly away: number

  constructor(scores: { readonly home: number; readonly away: number }) {
    super('Invalid match result option')
    this.home = scores.home
    this.away = scores.away
  }
}

/** One value for each of the three lists that a match-result question is made of. */
export interface MatchResultLists<T> {
  readonly outcome: T
  readonly home: T
  readonly away: T
}

/**
 * Which choice each list means by two scores. Outcome choices are told by their words where all
 * three are understood, else by their order: home win, away win, draw.
 * @example matchResultChoices(lists, { home: 3, away: 0 }).outcome.text //=> 'Blues'
 * @throws {InvalidMatchResultError} 'Invalid match result option' when one of the three is missing
 */
export function matchResultChoices<C extends Choice>(
  lists: MatchResultLists<readonly C[]>,
  scores: { readonly home: number; readonly away: number },
  teams?: Teams | undefined,
): MatchResultLists<C> {
  const outcome = outcomeChoice(lists.outcome, outcomeOf(scores.home, scores.away), teams)
  const home = choiceForNumber(lists.home, scores.home)
  const away = choiceForNumber(lists.away, scores.away)
  if (outcome === undefined || home === undefined || away === undefined)
    throw new InvalidMatchResultError(scores)
  return { outcome, home, away }
}

function outcomeChoice<C extends Choice>(
  choices: readonly C[],
  outcome: Outcome,
  teams: Teams | undefined,
): C | undefined {
  const told = teams === undefined ? [] : choices.map((choice) => pickFromText('outcome', choice.text, teams))
  const isTold = OUTCOMES.every((one) => told.includes(one))
  return choices[isTold ? told.indexOf(outcome) : OUTCOMES.indexOf(outcome)]
}
