import { pluralOf } from '../../config/text-format.ts'

export const resultCopy = {
  score: (home: number, away: number) => `${home} – ${away}`,
  place: (rank: string, total: string | undefined, where: string) =>
    total === undefined ? `${rank} in ${where}` : `${rank} of ${total} in ${where}`,
  thisMatch: 'this match',
  top: (percent: number) => `top ${percent}%`,
  sinceBoard: (move: string) => `${move} since your last visit to the board`,
  unknownTotal: '–',
  result: 'Result:',
  youSaid: 'You said:',
  pending: 'Pending',
  pendingNote: 'No result for this question yet.',
  provisional: (decided: number, all: number) =>
    `Provisional: ${decided} of ${all} ${pluralOf(all, { one: 'question', other: 'questions' })} decided`,
  notAnswered: 'Not answered',
  you: 'you',
  resultMark: 'result',
  /** The band that was hit. */
  band: (distance: string, points: number) => `${distance}: +${points}`,
  outcomeBand: (points: number) => `outcome +${points}`,
  teamBand: (team: string, distance: string, points: number) => `${team} ${distance} +${points}`,
  numberBand: (choice: string, points: number) => `${choice} exact +${points}`,
  corrected: 'Corrected since you last looked',
  correctedFrom: (points: number) => `was +${points}`,
  boardMayLag: 'A result was corrected. The leaderboard may take a while to follow.',
  answersFailed: 'Your answers could not be read, so only the results are shown.',
  backToFixtures: 'Back to fixtures',
} as const
