import { createEngagement, memoryStore, type Widget } from '@touchline/engagement-sdk'
import { aProfile, aProgram, createPlatform } from '@touchline/engagement-sdk/testing'
import { expect, it } from 'vitest'
import { eightWidgets } from '../../test/makers.ts'
import { tournamentById } from '../config/tournament-by-id.ts'
import { fixturesQuery } from './fixtures.ts'
import { createQueryClient } from './query-client.ts'
import { questionsQuery } from './questions.ts'

const EARLY = '2024-04-27T06:35:00Z'
const KICK_OFF = '2024-04-27T07:05:00Z'
const LATER = '2024-04-28T07:05:00Z'
const { tournament } = tournamentById('120-2024')

/** A list with one match whose match-result question closes before kick-off, and what was read of it. */
async function stage() {
  const platform = createPlatform()
  platform.addProfile({ profile: aProfile(), token: 'fan-token' })
  const widgets: readonly Widget[] = eightWidgets().map((widget) => ({ ...widget, interactive_until: EARLY }))
  function schedule(match_start_time: string): void {
    const custom_data = JSON.stringify({ team_a: 'Chiefs', team_b: 'Blues', match_start_time })
    platform.addProgram({ program: aProgram({ id: 'f1', title: '120-2024 | 10', custom_data }), widgets })
  }
  schedule(KICK_OFF)
  const { clientId, endpoint, fetch } = platform
  const logger = { warn: () => undefined, error: () => undefined }
  const engagement = createEngagement({ clientId, endpoint, fetch, store: memoryStore(), logger })
  const ready = () => engagement.init({ accessToken: 'fan-token' })
  const access = { engagement, ready, programs: new Map(), closings: new Map() }
  const client = createQueryClient()
  const list = fixturesQuery(access, tournament, '10')
  const closingTime = () => {
    const at = client.getQueryData(list.queryKey)?.[0]?.fixture.closesAt
    return at === undefined ? undefined : new Date(at).toISOString().replace('.000', '')
  }
  return {
    schedule,
    readList: () => client.fetchQuery({ ...list, staleTime: 0 }),
    readQuestions: async () => {
      const fixture = client.getQueryData(list.queryKey)?.[0]?.fixture
      if (fixture !== undefined) await client.fetchQuery(questionsQuery(access, fixture))
    },
    closingTime,
    readAt: () => client.getQueryState(list.queryKey)?.dataUpdatedAt,
  }
}

it('is kick-off in the list until the questions are read, then their earlier limit, which a new list keeps', async () => {
  const { readList, readQuestions, closingTime, readAt } = await stage()
  await readList()
  expect(closingTime()).toBe(KICK_OFF)
  const before = readAt()
  await readQuestions()
  expect(closingTime()).toBe(EARLY)
  expect(readAt()).toBe(before)
  await readList()
  expect(closingTime()).toBe(EARLY)
})

it('is the new kick-off where the match was moved since its questions were read', async () => {
  const { schedule, readList, readQuestions, closingTime } = await stage()
  await readList()
  await readQuestions()
  schedule(LATER)
  await readList()
  expect(closingTime()).toBe(LATER)
})
