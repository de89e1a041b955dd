import { pluralOf } from './plural.ts'

export const resultCopy = {
  youScored: 'YOU SCORED',
  points: 'Points',
  cardLabel: (numberWord: string) => `result ${numberWord}`,
  result: 'Result:',
  youSaid: 'You said:',
  cardPoints: (points: number) => `+${points} Points`,
  pending: 'Pending',
  pendingNote: 'No result for this question yet.',
  provisional: (decided: number, all: number) =>
    `Provisional: ${decided} of ${all} ${pluralOf(all, { one: 'question', other: 'questions' })} decided`,
  notAnswered: 'Not answered',
  you: 'you',
  resultMark: 'result',
  away: (distance: number, points: number) => `${distance} away: +${points}`,
  minutesAway: (distance: number, points: number) =>
    `${distance} ${pluralOf(distance, { one: 'minute', other: 'minutes' })} away: +${points}`,
  exact: (points: number) => `Exact: +${points}`,
  outcome: (points: number) => `Outcome +${points}`,
  teamPart: (team: string, distance: number, points: number) =>
    distance === 0 ? `${team} exact +${points}` : `${team} ${distance} away +${points}`,
  corrected: 'Corrected since you last looked',
  correctedFrom: (points: number) => `was +${points}`,
  resultsAreIn: 'Results are in',
  showResults: 'Show',
  answersFailed: 'Your answers could not be read, so only the results are shown.',
  failed: 'The result could not be loaded.',
  notSettled: 'Awaiting results',
  backToFixtures: 'Back to fixtures',
  share: 'Share',
  outOf: (points: number) => `of ${points}`,
} as const
