/** The limits of answers and nicknames (specification, sections 5 and 9). */
export const LIMITS = {
  minScore: 0,
  maxScore: 99,
  minMinute: 0,
  /** The maximum if no choice of the minute question has a number. */
  maxMinute: 100,
  minCount: 0,
  /** The maximum of a count, which means 'or more'. */
  maxCount: 30,
  minPossession: 0,
  maxPossession: 100,
  minNumber: 0,
  /** The maximum of a number prediction. The platform has no limit; this one is large enough for an attendance. */
  maxNumber: 999_999,
  /** The maximum length of a nickname, in grapheme clusters. */
  maxNicknameLength: 30,
} as const

/** The initial value of each control. An initial value is not an answer. */
export const INITIAL_VALUES = { score: 0, minute: 20, count: 0, possession: 50, number: 0 } as const
