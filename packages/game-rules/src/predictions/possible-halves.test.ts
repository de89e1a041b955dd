import { describe, expect, it } from 'vitest'
import { areHalvesPossible } from './possible-halves.ts'

describe('areHalvesPossible', () => {
  it.each([
    [3, 0, 'level', 'first', false, 'a penalty is scored in one half: level at half time means the second'],
    [3, 0, 'level', 'second', true, 'the penalty is scored in the second half'],
    [3, 0, 'home', 'first', true, 'the penalty is scored in the first half'],
    [3, 0, 'home', 'second', false, 'a penalty in the first half is not in the second'],
    [3, 0, 'away', undefined, false, 'a team without points never leads'],
    [0, 0, 'level', 'equal', true, 'no points at all'],
    [0, 0, 'level', 'first', false, 'no points at all'],
    [0, 0, 'home', undefined, false, 'no points at all'],
    [20, 17, 'away', 'second', true, 'a comeback'],
    [20, 0, 'level', 'first', false, 'nil-all at half time'],
    [10, 10, 'level', 'equal', true, 'five each, twice'],
    [20, 10, undefined, 'equal', true, 'fifteen points in each half'],
    [20, 11, undefined, 'equal', false, 'odd points cannot be halved'],
    [17, 14, undefined, 'equal', true, 'a golden point makes the total odd'],
    [14, 17, 'level', 'equal', true, 'the same for the away side'],
    [22, 17, undefined, 'equal', true, 'a golden try'],
    [17, 24, undefined, 'equal', true, 'a golden penalty try'],
    [23, 17, undefined, 'equal', true, 'six points are two penalties, without extra time'],
    [26, 17, undefined, 'equal', false, 'no single score is worth nine points'],
    [17, 13, undefined, undefined, true, 'nothing was picked'],
    [1, 0, undefined, undefined, false, 'an impossible score'],
  ] as const)(
    'is $4 for $0 to $1 with the leader $2 and the higher half $3: $5',
    (home, away, leader, half, expected, _why) => {
      expect(areHalvesPossible({ home, away }, { leader, half })).toBe(expected)
    },
  )
})
