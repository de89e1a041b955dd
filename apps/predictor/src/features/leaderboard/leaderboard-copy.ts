import { pointsText } from '../../config/text-format.ts'

export const leaderboardCopy = {
  choose: 'Leaderboard',
  failed: 'Could not load the leaderboard',
  yourRank: 'Your Rank',
  yourName: 'Your Name',
  yourPoints: 'Your Points',
  /** Complete the specified sentence about an empty board when there is no name. */
  unnamedTournament: 'the tournament',
  unnamedFixture: 'the match',
  notRanked: 'No scored round yet',
  behind: (points: number, rank: string) => `${pointsText(points)} behind ${rank}`,
  level: (rank: string) => `Level with ${rank} on points`,
  lead: 'In the lead',
  sharedLead: 'Level at the top',
  since: (move: string) => `${move} since your last visit`,
  previous: 'Previous',
  next: 'Next',
  more: 'Show more',
  moreFailed: 'More names could not be loaded.',
  aroundMe: 'Around me',
  top: 'Top',
  lastGood: (time: string) => `Could not load the leaderboard. This is how it stood on ${time}.`,
  offline: 'You are offline. The leaderboard is shown as soon as you are connected again.',
  tieNote: 'Level on points? The better final score prediction goes first.',
} as const
