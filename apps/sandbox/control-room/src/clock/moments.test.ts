import { describe, expect, it } from 'vitest'
import { aFixture } from '../fixtures/a-fixture.ts'
import { momentsOf, nextMoment } from './moments.ts'

const KICK_OFF_AT = Date.parse('2024-04-27T07:05:00Z')
const early = aFixture({ id: 'early' })
const late = aFixture({ id: 'late', kickOff: '2024-04-27T09:35:00Z' })

describe('the moments of a fixture', () => {
  it('are none without a kick-off time', () => {
    expect(momentsOf(aFixture({ kickOff: null }))).toEqual([])
  })
})

describe('the next moment', () => {
  it('is the earliest future one of all fixtures', () => {
    expect(nextMoment([late, early], KICK_OFF_AT - 1)).toMatchObject({
      at: KICK_OFF_AT,
      what: 'kick-off',
      fixture: early,
    })
  })

  it('is over at the very instant', () => {
    expect(nextMoment([early, late], KICK_OFF_AT)).toMatchObject({ what: 'result', fixture: early })
  })

  it('is not that of a void match, and there is none after the last', () => {
    expect(nextMoment([{ ...early, state: 'void' }], 0)).toBeUndefined()
    expect(nextMoment([early, late], Number.MAX_SAFE_INTEGER)).toBeUndefined()
  })
})
