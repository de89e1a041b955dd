import { pointsText } from '../../config/text-format.ts'

/** 'under 1%' instead of a share that is rounded to nothing. */
function percent(share: number): string {
  const rounded = Math.round(share * 100)
  return rounded === 0 && share > 0 ? 'under 1%' : `${rounded}%`
}

export const crowdCopy = {
  title: 'How all fans answered',
  unknown: 'Not known for this question.',
  percent,
  same: (share: number) => `${percent(share)} of all fans said the same`,
  sameWinner: (share: number) => `${percent(share)} of all fans picked the same winner`,
  you: 'you',
  half: (from: number, to: number) =>
    from === to ? `Half of all fans or more said ${from}.` : `Half of all fans said ${from} to ${to}.`,
  near: (own: number, share: number) => `${percent(share)} were at or near your ${own}.`,
  bold: 'Bold call',
  boldChoice: (share: number) => `: ${percent(share)} said the same as you.`,
  boldNumber: (own: number, share: number) => `: ${percent(share)} were at or near your ${own}.`,
} as const

export const whatIfCopy = {
  range: (soFar: number, stillPossible: number) => `So far ${soFar}, still possible ${stillPossible}`,
  live: (home: number, away: number) => `Live: ${home} – ${away}`,
  minute: (minute: number) => `minute ${minute}`,
  /** What one answer would earn if the match ended now. */
  now: (points: number) => `+${points} now`,
  /** What the answers would earn if the match ended now. */
  worth: (count: number) => `Right now ${pointsText(count)}`,
  ends: (home: number, away: number) => `What if it ends ${home} : ${away}?`,
  earned: (count: number, max: number) => `The final score would pay ${count} of ${pointsText(max)}.`,
  exactTotal: (count: number) => `You would have ${pointsText(count)}.`,
  total: (from: number, to: number) => `You would have ${from} to ${pointsText(to)}, with what else is open.`,
} as const
