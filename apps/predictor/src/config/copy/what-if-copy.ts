import { pluralOf } from './plural.ts'

const points = (count: number) => `${count} ${pluralOf(count, { one: 'point', other: 'points' })}`

export const whatIfCopy = {
  range: (soFar: number, stillPossible: number) => `So far ${soFar}, still possible ${stillPossible}`,
  pays: 'What each open question pays you',
  payment: (outcome: string, count: number) => `${outcome}: +${count}`,
  nothingElse: 'anything else: +0',
  or: ' or ',
  ends: (home: number, away: number) => `What if it ends ${home} : ${away}?`,
  earned: (count: number, max: number) => `The final score would pay ${count} of ${points(max)}.`,
  exactTotal: (count: number) => `You would have ${points(count)}.`,
  total: (from: number, to: number) => `You would have ${from} to ${points(to)}, with what else is open.`,
} as const
