/** Bounds of what can be answered, and where the controls start (specification, sections 5 and 9). */
export const LIMITS = {
  minScore: 0,
  maxScore: 99,
  minMinute: 0,
  /** The dial's maximum where no choice has a number. */
  maxMinute: 100,
  minCount: 0,
  /** The top of the slider, which means 'or more'. */
  maxCount: 30,
  minPossession: 0,
  maxPossession: 100,
  minNumber: 0,
  /** Of a number prediction: the platform states no limit, and this has room for an attendance. */
  maxNumber: 999_999,
  /** Of a nickname, in characters as a reader counts them. */
  maxNicknameLength: 30,
} as const

/** Where each control starts before it is touched. A start is no answer. */
export const START_VALUES = { score: 0, minute: 20, count: 0, possession: 50, number: 0 } as const
