import { createEngagement, memoryStore } from '@touchline/engagement-sdk'
import { aProfile, createPlatform } from '@touchline/engagement-sdk/testing'
import { expect, it } from 'vitest'
import { aFixtureProgram, eightWidgets } from '../../test/makers.ts'
import { tournamentById } from '../config/tournaments.ts'
import { cachedFixture, fixtureQuery, fixturesQuery, readProgram } from './fixtures.ts'
import { createQueryClient } from './query-client.ts'

const { tournament } = tournamentById('120-2024')

/** A platform with one match of round 10, and an empty cache. */
function aStart() {
  const platform = createPlatform()
  platform.addProfile({ profile: aProfile(), token: 'fan-token' })
  const play = (venue?: string) => {
    const before = JSON.parse(aFixtureProgram().custom_data ?? '')
    const custom_data = JSON.stringify({ ...before, stadium_name: venue })
    platform.addProgram({ program: aFixtureProgram({ custom_data }), widgets: eightWidgets() })
  }
  play()
  const { clientId, endpoint, fetch } = platform
  const logger = { warn: () => undefined, error: () => undefined }
  const engagement = createEngagement({ clientId, endpoint, fetch, store: memoryStore(), logger })
  const session = { engagement }
  const client = createQueryClient()
  return {
    session,
    client,
    moveTo: play,
    readList: () => client.fetchQuery({ ...fixturesQuery(session, tournament, '10'), staleTime: 0 }),
    venue: () => cachedFixture(client, tournament, 'f1')?.fixture.venue,
    singleReads: () => platform.calls.filter(({ path }) => path.endsWith('/programs/f1/')).length,
  }
}

it('takes a match from the list that has it, without a request', async () => {
  const { session, client, readList, singleReads } = aStart()
  await readList()
  expect((await readProgram(session, client, 'f1')).id).toBe('f1')
  expect(singleReads()).toBe(0)
})

it('requests a match that no list has, once', async () => {
  const { session, client, singleReads } = aStart()
  await readProgram(session, client, 'f1')
  await readProgram(session, client, 'f1')
  expect(singleReads()).toBe(1)
})

it('returns what was read last, in a list or on its own', async () => {
  const { session, client, moveTo, readList, venue } = aStart()
  await readProgram(session, client, 'f1')
  moveTo('Eden Park')
  await readList()
  expect(venue()).toBe('Eden Park')
  moveTo('Athletic Park')
  await client.refetchQueries({ queryKey: fixtureQuery(session, tournament, 'f1').queryKey })
  expect(venue()).toBe('Athletic Park')
})
