import { pointsText } from './points-text.ts'

export const whatIfCopy = {
  range: (soFar: number, stillPossible: number) => `So far ${soFar}, still possible ${stillPossible}`,
  ends: (home: number, away: number) => `What if it ends ${home} : ${away}?`,
  earned: (count: number, max: number) => `The final score would pay ${count} of ${pointsText(max)}.`,
  exactTotal: (count: number) => `You would have ${pointsText(count)}.`,
  total: (from: number, to: number) => `You would have ${from} to ${pointsText(to)}, with what else is open.`,
} as const
