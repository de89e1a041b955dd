import { describe, expect, it } from 'vitest'
import { aFixture } from '../fixtures/a-fixture.ts'
import { momentsOf } from './moments.ts'

describe('the moments of a fixture', () => {
  it('are none without a kick-off time', () => {
    expect(momentsOf(aFixture({ kickOff: null }))).toEqual([])
  })
})
