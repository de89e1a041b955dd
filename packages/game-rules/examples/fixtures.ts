import {
  closesAt,
  FIXTURE_TAG_TEXT,
  fixtureTag,
  kickOffText,
  resultsDueAt,
  resultsWatch,
} from '@touchline/game-rules'

const kickOffAt = Date.parse('2024-04-27T05:35:00Z')
const fixture = { closesAt: closesAt({ kickOffAt }), resultsDueAt: resultsDueAt(kickOffAt), isSettled: false }

const tag = fixtureTag(fixture, { now: kickOffAt - 1, hasPredicted: true })
console.log(FIXTURE_TAG_TEXT[tag]) //=> 'Edit Predictions'
console.log(fixtureTag(fixture, { now: kickOffAt, hasPredicted: true })) //=> 'awaiting-results'
console.log(resultsWatch([fixture], kickOffAt).wakeAt === kickOffAt + 7_560_000) //=> true
console.log(kickOffText(kickOffAt, { timeZone: 'Pacific/Auckland' }).time) //=> '5:35 PM'
