import { describe, expect, it, vi } from 'vitest'
import {
  createEngagement,
  createUserProfile,
  EngagementError,
  exponentialRetry,
  getLeaderboardEntries,
  getPostedWidgets,
  getProgram,
  getProgramInteractions,
  getUserProfile,
  getWidgets,
  listPrograms,
  memoryStore,
  request,
  takePages,
} from '../src/index.ts'
import { aProfile, aWidget } from '../src/testing/index.ts'
import { expectEngagementError } from './expect-engagement-error.ts'
import { matchWith, readyMatch } from './ready-match.ts'

// The numbers are the rows of the contract's section 7. Rows 8 to 11, 15, 22 and 24 are about the real-time client, whose own
// tests hold them; rows 3, 4, 13, 14, 16, 18, 19 and 21 are in `interaction-defects.test.ts`.
describe('defects of the reference client that this one does not have', () => {
  it('1: a given token is sent, whatever profile is stored', async () => {
    const store = memoryStore(JSON.stringify({ id: 'a', access_token: 'a-token' }))
    const { engagement, platform } = matchWith({ store })
    for (const id of ['a', 'b']) platform.addProfile({ profile: aProfile({ id }), token: `${id}-token` })
    expect(await engagement.init({ accessToken: 'b-token' })).toMatchObject({
      id: 'b',
      access_token: 'b-token',
    })
    expect(JSON.parse(store.read() ?? '')).toMatchObject({ id: 'b', access_token: 'b-token' })
    expect((await getUserProfile(engagement, { accessToken: 'a-token' })).id).toBe('a')
  })

  it.each([401, 500])('2: a %i with a JSON body is an error, and nothing of it is kept', async (status) => {
    const { engagement, platform, program, token } = matchWith()
    platform.inject({ fault: { status, body: { detail: 'no' } } })
    await expect(engagement.init({ accessToken: token })).rejects.toMatchObject({ status })
    await engagement.init({ accessToken: token })
    platform.inject({ fault: { status, body: { detail: 'no' } } })
    await expect(getProgram(engagement, { programId: program.id })).rejects.toMatchObject({ status })
    expect((await getProgram(engagement, { programId: program.id })).id).toBe(program.id)
  })

  it('5: a list of two pages yields two pages', async () => {
    const { engagement, program } = await readyMatch({}, { pageSize: 2 })
    let pages = 0
    for await (const page of getWidgets(engagement, { program })) pages += page.results.length / 2
    expect(pages).toBe(2)
  })

  it('6: query values are escaped, 0 and false are sent, nothing is encoded twice', async () => {
    const { engagement, platform } = await readyMatch()
    const queryParams = { title: 'a&b#c|d', page: 0, active: false, none: undefined }
    await request(engagement, { path: 'programs/?x=%7C', queryParams }).catch(() => undefined)
    expect(platform.calls[0]?.path).toBe('/api/v1/programs/?x=%7C&title=a%26b%23c%7Cd&page=0&active=false')
  })

  it('7: entries of some profiles with a page size have one well-formed query', async () => {
    const { engagement, platform, leaderboards } = await readyMatch()
    const [leaderboard] = leaderboards
    if (!leaderboard) throw new Error('The scenario has leaderboards.')
    await takePages(getLeaderboardEntries(engagement, { leaderboard, profileIds: ['a', 'b'], pageSize: 50 }))
    expect(platform.calls[0]?.path.split('?').slice(1)).toEqual(['page_size=50&profile_id=a&profile_id=b'])
  })

  it('12: widgets missed by a cached timeline are awaited and merged', async () => {
    const { engagement, platform, program } = await readyMatch()
    platform.state.timelineAgeS = 5
    const late = aWidget()
    const timeline = getPostedWidgets(engagement, { program, readMissed: async () => [late] })
    expect((await takePages(timeline)).results[0]?.id).toBe(late.id)
  })

  it('17: a function registered twice is called twice and removed twice', async () => {
    const { engagement, token } = matchWith()
    const listener = vi.fn()
    const removals = [engagement.on('ready', listener), engagement.on('ready', listener)]
    await engagement.init({ accessToken: token })
    expect(listener).toHaveBeenCalledTimes(2)
    for (const remove of removals) remove()
    await engagement.init({ accessToken: token })
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('20: a new profile without a nickname has the other fields that were given', async () => {
    const { engagement, platform } = await readyMatch()
    await createUserProfile(engagement, { custom_data: '{}', timeoutMs: 5000 })
    expect(platform.calls[0]?.body).toEqual({ custom_data: '{}' })
  })

  it('21: a failed read is retried if there is a retry policy', async () => {
    const { engagement, platform, program } = await readyMatch({ retry: exponentialRetry({ baseMs: 0 }) })
    platform.inject({ fault: { status: 503 } })
    expect((await getProgram(engagement, { programId: program.id })).id).toBe(program.id)
  })

  it('23: fetch is looked up at each call', async () => {
    const { platform, token } = matchWith()
    const engagement = createEngagement({ clientId: platform.clientId, endpoint: platform.endpoint })
    vi.stubGlobal('fetch', platform.fetch)
    await engagement.init({ accessToken: token })
    expect(platform.calls).toHaveLength(2)
  })

  it.each([[null], ['']])('25: %j counts as missing, and nothing throws anything else', async (programId) => {
    const { engagement, platform } = await readyMatch()
    await expectEngagementError(getProgram(engagement, { programId: programId as never }))
    await expectEngagementError(getProgramInteractions(engagement, undefined as never))
    expect(() => createEngagement(undefined as never)).toThrow(EngagementError)
    expect(platform.calls).toEqual([])
    await expect(takePages(listPrograms(engagement))).resolves.toMatchObject({ hasMore: false })
  })
})
