import { pluralOf } from './plural.ts'

export const resultCopy = {
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
