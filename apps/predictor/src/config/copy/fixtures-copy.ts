interface Score {
  readonly home: number
  readonly away: number
}

/** @example scoreText({ home: 39, away: 0 }) //=> '39–0' */
export function scoreText({ home, away }: Score): string {
  return `${home}–${away}`
}

export const fixturesCopy = {
  previousRound: 'Previous round',
  nextRound: 'Next round',
  rounds: 'Rounds',
  matches: 'Matches',
  match: (home: string, away: string) => `${home} v ${away}`,
  empty: 'Predictions for this round will be available once the previous round is complete',
  failed: 'The fixtures could not be loaded.',
  /** In place of the name of a team that the platform does not give. */
  unknownTeam: 'To be confirmed',
  draft: 'Draft',
  waiting: 'Waiting for connection',
  unconfirmed: 'Not confirmed',
  ownPick: (pick: Score) => `You: ${scoreText(pick)}`,
  toPredict: (count: number) => (count === 0 ? 'All predicted' : `${count} to predict`),
  closesIn: 'closes in',
  closesNext: 'Closes next',
  orPick: 'Or pick another match from the list.',
  allClosed: 'All matches closed',
  standing: (points: string, rank: string) => `${points} pts · ${rank}`,
} as const

/** Texts of a draft on the card of its match. Apart from the others of the list, which loads first. */
export const draftCopy = {
  notSubmitted: (count: number) => `: ${count} not submitted`,
  timeLeft: (time: string) => `, ${time} left`,
} as const

export const calendarCopy = {
  download: 'Closing times for your calendar',
  note: 'A file with a reminder a day and an hour before each match closes.',
  moved: 'A kick-off has moved since you took this file. Take it again: it replaces the old one.',
  failed: 'The calendar file could not be made. Please try again.',
  fileName: (round: string) => `predictions-${round}.ics`,
  closes: (home: string, away: string) => `Predictions close: ${home} v ${away}`,
  description: 'Answers count when they reach the game before this time.',
} as const
