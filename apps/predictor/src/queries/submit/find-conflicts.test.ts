import type { Answer } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { findConflicts, type LocalChanges } from './find-conflicts.ts'

const minute = (value: number): Answer => ({ kind: 'minute', value })
const MINE: LocalChanges = {
  saved: { minute: minute(5) },
  touched: { minute: minute(9) },
  conflicts: {},
  attempted: {},
}

it('finds no conflict if only this device changed the answer', () => {
  expect(findConflicts(MINE, { minute: minute(5) })).toEqual({})
})

it('finds no conflict if another device saved the same answer', () => {
  expect(findConflicts(MINE, { minute: minute(9) })).toEqual({})
})

it('finds an answer that another device changed as well', () => {
  expect(findConflicts(MINE, { minute: minute(12) })).toEqual({
    minute: { mine: minute(9), theirs: minute(12) },
  })
})

it('takes an attempt of this device whose reply was lost for no other device', () => {
  expect(findConflicts({ ...MINE, attempted: { minute: [minute(12)] } }, { minute: minute(12) })).toEqual({})
})

it('keeps an earlier conflict until the player settles it', () => {
  const conflicts = { minute: { mine: minute(9), theirs: minute(12) } }
  const seen = { ...MINE, saved: { minute: minute(12) }, conflicts }
  expect(findConflicts(seen, { minute: minute(12) })).toEqual(conflicts)
})
