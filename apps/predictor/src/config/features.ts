/** Additions to the specified game. A deployment may switch each of them off. */
export const FEATURES = [
  'crowdLens',
  'whatIf',
  'possibleRanks',
  'matesBoards',
  'handover',
  'passport',
  'practiceMatch',
  'lastList',
] as const

export type Feature = (typeof FEATURES)[number]
