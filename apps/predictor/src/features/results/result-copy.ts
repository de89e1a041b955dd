import { pluralOf } from '../../config/text-format.ts'

/** Texts of the result. Quoted texts are the specification's, letter for letter. */
export const resultCopy = {
  place: (total: string | undefined, where: string) =>
    total === undefined ? `in ${where}` : `of ${total} in ${where}`,
  thisFixture: 'this match',
  top: (percent: number) => `top ${percent}%`,
  unknownTotal: '–',
  ofAll: (points: number) => `of ${points}`,
  result: 'Result:',
  youSaid: 'You said:',
  pending: 'Pending',
  pendingNote: 'No result for this question yet.',
  provisional: (decided: number, all: number) =>
    `Provisional: ${decided} of ${all} ${pluralOf(all, { one: 'question', other: 'questions' })} decided`,
  notAnswered: 'Not answered',
  you: 'you',
  resultMark: 'result',
  /** The distance of an answer, and what it earned. */
  away: (distance: number, unit: string, points: number) => `${distance}${unit} away: +${points}`,
  minutes: (count: number) => ` ${pluralOf(count, { one: 'minute', other: 'minutes' })}`,
  earned: (part: string, points: number) => `${part} +${points}`,
  outcome: 'outcome',
  exact: (part: string) => `${part} exact`,
  team: (team: string, distance: number) =>
    distance === 0
      ? resultCopy.exact(team)
      : `${team} ${distance} ${pluralOf(distance, { one: 'point', other: 'points' })} away`,
  corrected: (earlier: number) => `Corrected since you last looked (was +${earlier})`,
  boardMayLag: 'A result was corrected. The leaderboard may take a while to follow.',
  answersFailed: 'Your answers could not be read, so only the results are shown.',
  backToFixtures: 'Back to fixtures',
} as const
