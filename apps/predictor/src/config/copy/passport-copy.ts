import { pluralOf } from './plural.ts'
import { pointsText } from './points-text.ts'

/** Texts of the page with the player's season. */
export const passportCopy = {
  title: 'SEASON PASSPORT',
  pageTitle: 'Season passport',
  open: 'Season passport',
  points: pointsText,
  summary: (total: number, rounds: number) =>
    `${pointsText(total)} in ${rounds} ${pluralOf(rounds, { one: 'round', other: 'rounds' })}`,
  emptyTitle: 'NO RESULTS YET',
  empty: 'Your season appears here after your first result. Open a settled match, or read the rounds so far.',
  fromDevice: 'From the results that you opened on this device, and the rounds that were read.',
  roundsPlayed: 'Rounds played',
  exactScores: 'Exact scores',
  streak: 'Matches in a row with points',
  streakNow: (count: number) => `${count} now`,
  bestRound: 'Best round',
  bestCall: 'Best call',
  boldestCall: 'Boldest call that came true',
  boldAnswer: (question: string, answer: string) =>
    question.endsWith('?') ? `${question} ${answer}` : `${question}: ${answer}`,
  boldestShare: (percent: string) => `${percent} of all fans said the same`,
  said: (home: number, away: number) => `You said ${home}–${away}`,
  ended: (home: number, away: number) => `it ended ${home}–${away}`,
  pointsByRound: 'Points by round',
  pointsChart: (best: string, most: number, rounds: number) =>
    `Points in ${rounds} ${pluralOf(rounds, { one: 'round', other: 'rounds' })}. The most in ${best}: ${most}.`,
  rankByRound: 'Rank by round',
  rankChart: (best: string, rank: number, rounds: number) =>
    `Rank in ${rounds} ${pluralOf(rounds, { one: 'round', other: 'rounds' })}. The best in ${best}: ${rank}.`,
  round: 'Round',
  pointsColumn: 'Points',
  rankColumn: 'Rank',
  exactColumn: 'Exact',
  accuracy: 'By question',
  question: 'Question',
  rightColumn: 'Right',
  earnedColumn: 'Of all points',
  right: (right: number, count: number) => `${right} of ${count}`,
  missing: (rounds: number) =>
    `${rounds} ${pluralOf(rounds, { one: 'round is', other: 'rounds are' })} not over or not read yet.`,
  complete: 'Read these rounds',
  requests: (count: number) => `At most ${count} requests.`,
  stop: 'Stop',
  progress: (done: number, all: number) => `${done} of ${all} rounds read`,
  done: 'The rounds are read.',
  failed: (round: string) => `${round} could not be read. What was read before is kept.`,
  shareHero: 'My season',
  shareTotal: (total: number, tournament: string) => `My season in ${tournament}: ${pointsText(total)}`,
  kinds: {
    'match-result': 'Final score',
    minute: 'Minute of the first points',
    count: 'Conversions',
    possession: 'Possession',
    numbers: 'Numbers',
  },
} as const
