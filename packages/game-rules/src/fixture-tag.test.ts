import { describe, expect, it } from 'vitest'
import { aFixture } from '../test/makers.ts'
import { FIXTURE_TAG_TEXT, FIXTURE_TAGS, fixtureTag } from './fixture-tag.ts'

const fixture = aFixture()
const before = { now: fixture.closesAt - 1 }
const after = { now: fixture.closesAt }

describe('fixtureTag', () => {
  it.each([
    ['see-results', { isSettled: true }, after, false, 'results are available'],
    ['see-results', { isSettled: true }, before, true, 'results win over everything, even before closing'],
    ['awaiting-results', {}, after, false, 'closed, exactly at the closing time'],
    ['awaiting-results', {}, after, true, 'closed wins over predicted'],
    ['edit-predictions', {}, before, true, 'open and predicted, a millisecond before closing'],
    ['predict-now', {}, before, false, 'open and not predicted'],
    ['edit-predictions', { resultsDueAt: undefined }, after, true, 'closed, but no result will come'],
    ['predict-now', { resultsDueAt: undefined }, after, false, 'closed, but no result will come'],
  ])('%s: %j at %j, predicted %s, because %s', (tag, facts, time, hasPredicted, _why) => {
    expect(fixtureTag(aFixture(facts), { ...time, hasPredicted })).toBe(tag)
  })

  it('says the specified words for every tag', () => {
    expect(FIXTURE_TAGS.map((tag) => FIXTURE_TAG_TEXT[tag])).toEqual([
      'See results',
      'Awaiting results',
      'Edit Predictions',
      'Predict now',
    ])
  })
})
