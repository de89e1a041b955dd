import { pointsText } from './points-text.ts'

export const possibleRanksCopy = {
  title: 'Where you may end',
  best: 'At best',
  worst: 'At worst',
  last: 'last',
  bounds: (own: number, others: number) =>
    `Your final rank is one of these two or between them. At best ${own === 0 ? 'no other player gets any points' : `you get all ${pointsText(own)} that are still open to you and no other player gets any`}. At worst ${own === 0 ? '' : 'you get none and '}everyone else gets all ${pointsText(others)} that are open to them.`,
  newcomers: 'Even players without points could pass you.',
  corrected: 'Only a corrected result can change this.',
  estimatedBest: (from: string, to: string, estimate: string) =>
    `At best you would be about ${estimate}: an estimate, because not every row was read. It can be wrong by every place from ${from} to ${to}.`,
  estimatedWorst: (from: string, to: string, estimate: string) =>
    `At worst you would be about ${estimate}: an estimate as well, from ${from} to ${to}.`,
  next: 'Points to pass the next places',
  more: (count: number) => `+${pointsText(count)}`,
  outOfReach: 'out of reach',
  nextNote: 'As the board is now. Others can still gain too.',
  leading: 'No player is ahead of you.',
  behind: 'The leaderboard does not have every result yet. Look again in a few minutes.',
  unknown: 'Not known: the points of an open question have no limit here.',
  failed: 'Could not be read.',
} as const
