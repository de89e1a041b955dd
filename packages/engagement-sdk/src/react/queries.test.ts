import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { matchWith } from '../../test/ready-match.ts'
import { aMessage } from '../../test/realtime/fake-service.ts'
import { aHarness } from '../../test/realtime/harness.ts'
import { signOut } from '../engagement/create-engagement.ts'
import type { Engagement } from '../engagement/engagement.ts'
import { memoryStore } from '../engagement/store.ts'
import { saveWidgetInteraction } from '../resources/save-interaction.ts'
import { aLeaderboard, anEntry, aProfile } from '../testing/index.ts'
import {
  engagementKeys,
  interactionsQuery,
  leaderboardEntries,
  leaderboardQuery,
  leaderboardRankQuery,
  messagesQuery,
  widgetsQuery,
} from './index.ts'

let client: QueryClient
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})

function aMatch() {
  const match = matchWith({ store: memoryStore() })
  return { ...match, signIn: () => match.engagement.init({ accessToken: match.token }) }
}

async function aSignedInMatch() {
  const match = aMatch()
  await match.signIn()
  match.platform.forgetCalls()
  return match
}

describe('widgetsQuery', () => {
  it('waits until init has finished, and reads the widgets as one list', async () => {
    const { engagement, program, signIn, widgets } = aMatch()
    const read = client.fetchQuery(widgetsQuery(engagement, { programId: program.id }))
    await signIn()
    expect((await read).results.map(({ id }) => id)).toEqual(widgets.map(({ id }) => id))
  })

  it('stops waiting when the engagement is disposed', async () => {
    const { engagement, program } = aMatch()
    const read = client.fetchQuery(widgetsQuery(engagement, { programId: program.id }))
    engagement.dispose()
    await expect(read).rejects.toMatchObject({ code: 'disposed' })
  })

  it('ends with the error of an init that fails, also when it starts afterwards, and works after the next init', async () => {
    const { engagement, platform, program, signIn } = aMatch()
    const query = widgetsQuery(engagement, { programId: program.id })
    const early = expect(client.fetchQuery(query)).rejects.toMatchObject({ status: 503, retryable: true })
    platform.inject({ fault: { status: 503 } })
    await expect(signIn()).rejects.toMatchObject({ status: 503 })
    await early
    await expect(client.fetchQuery(query)).rejects.toMatchObject({ status: 503 })
    const ready = signIn()
    expect((await client.fetchQuery(query)).results).toHaveLength(4)
    await ready
  })

  it('waits for the next init when the player signed out after one that failed', async () => {
    const { engagement, platform, program, signIn } = aMatch()
    platform.inject({ fault: { status: 503 } })
    await expect(signIn()).rejects.toMatchObject({ status: 503 })
    signOut(engagement)
    const read = client.fetchQuery(widgetsQuery(engagement, { programId: program.id }))
    await signIn()
    expect((await read).results).toHaveLength(4)
  })

  it('ends at the deadline of an init, although its token provider never resolves', async () => {
    const tokenProvider = () => new Promise<string>(() => undefined)
    const { engagement, program } = matchWith({ store: memoryStore(), tokenProvider })
    const read = client.fetchQuery(widgetsQuery(engagement, { programId: program.id }))
    const ended = expect(read).rejects.toMatchObject({ code: 'timeout' })
    const init = engagement.init({ deadlineAt: engagement.now() + 20 })
    await expect(init).rejects.toMatchObject({ code: 'timeout' })
    await ended
  })

  it.each<[string, (match: ReturnType<typeof aMatch>) => Promise<unknown>, object]>([
    [
      'another init replaces the one that it waits for',
      ({ engagement }) => engagement.init({ nickname: 'Other' }),
      { code: 'superseded' },
    ],
    [
      'the caller of the init that it waits for aborts',
      ({ engagement }) => {
        const leaving = new AbortController()
        const init = engagement.init({ signal: leaving.signal })
        leaving.abort()
        return init
      },
      { name: 'AbortError' },
    ],
  ])('continues to wait when %s', async (_, start, error) => {
    const match = aMatch()
    const read = client.fetchQuery(widgetsQuery(match.engagement, { programId: match.program.id }))
    const ended = expect(start(match)).rejects.toMatchObject(error)
    await match.signIn()
    await ended
    expect((await read).results).toHaveLength(4)
  })

  it('stops waiting when the query is cancelled', async () => {
    const { engagement, program } = aMatch()
    const query = widgetsQuery(engagement, { programId: program.id })
    const read = client.fetchQuery(query)
    await client.cancelQueries({ queryKey: query.queryKey })
    await expect(read).rejects.toMatchObject({ revert: true })
  })

  it('reads three pages by default', async () => {
    const { engagement, platform, program } = await aSignedInMatch()
    Object.assign(platform.state, { pageSize: 1 })
    const lengthOf = async (maxPages?: number) =>
      (await client.fetchQuery(widgetsQuery(engagement, { program, maxPages }))).results.length
    expect([await lengthOf(), await lengthOf(1)]).toEqual([3, 1])
  })

  it('has one key for a program and for its id, and another for another selection', async () => {
    const { engagement, program } = await aSignedInMatch()
    const keyOf = (options: Parameters<typeof widgetsQuery>[1]) =>
      JSON.stringify(widgetsQuery(engagement, options).queryKey)
    expect(keyOf({ program })).toBe(keyOf({ programId: program.id, timeoutMs: 1 }))
    expect(keyOf({ program, status: 'published' })).not.toBe(keyOf({ program }))
  })
})

describe('interactionsQuery', () => {
  async function anAnsweredMatch() {
    const match = await aSignedInMatch()
    const [widget] = match.widgets
    const [option] = widget.options
    if (option === undefined) throw new Error('No question')
    await saveWidgetInteraction(match.engagement, { widget, interactionItem: { id: option.id } })
    return { ...match, widget, option }
  }

  it('reads the own answers, and is invalidated by its program', async () => {
    const { engagement, program, option, widget } = await anAnsweredMatch()
    const query = interactionsQuery(engagement, { program, widgets: [widget] })
    const { results } = await client.fetchQuery(query)
    expect(results.map(({ option_id }) => option_id)).toEqual([option.id])
    await client.invalidateQueries({ queryKey: engagementKeys.interactions(program.id) })
    expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true)
  })

  it('has another key for another player, and shows no answers of the first', async () => {
    const { engagement, platform, program, widget } = await anAnsweredMatch()
    const first = interactionsQuery(engagement, { program, widgets: [widget] })
    await client.fetchQuery(first)
    platform.addProfile({ profile: aProfile(), token: 'other' })
    await engagement.init({ accessToken: 'other' })
    const second = interactionsQuery(engagement, { program, widgets: [widget] })
    expect(client.getQueryData(second.queryKey)).toBeUndefined()
    expect((await client.fetchQuery(second)).results).toEqual([])
    await expect(client.fetchQuery(first)).rejects.toMatchObject({ code: 'superseded' })
  })

  it('waits until the next init of the player has finished', async () => {
    const { engagement, program, signIn, widget } = await anAnsweredMatch()
    const query = interactionsQuery(engagement, { program, widgets: [widget] })
    const ready = signIn()
    const read = client.fetchQuery(query)
    await ready
    expect((await read).results).toHaveLength(1)
  })

  it('fails without a player', async () => {
    const { engagement, program, widgets } = aMatch()
    const read = client.fetchQuery(interactionsQuery(engagement, { program, widgets }))
    await expect(read).rejects.toMatchObject({ code: 'not-initialised' })
  })
})

describe('leaderboardQuery', () => {
  async function aBoard() {
    const match = await aSignedInMatch()
    const entries = [1, 2, 3, 4, 5].map((rank) => anEntry({ rank }))
    const leaderboard = match.platform.addLeaderboard(aLeaderboard(), entries)
    match.platform.forgetCalls()
    return { ...match, leaderboard, leaderboardId: leaderboard.id }
  }
  const ranks = (pages: Parameters<typeof leaderboardEntries>[0]) =>
    pages.map(({ entries }) => entries.map(({ rank }) => rank))

  it('reads page after page', async () => {
    const { engagement, leaderboardId } = await aBoard()
    const query = leaderboardQuery(engagement, { leaderboardId, pageSize: 2 })
    const { pages } = await client.fetchInfiniteQuery({ ...query, pages: 5 })
    expect(ranks(pages)).toEqual([[1, 2], [3, 4], [5]])
    expect(pages.map(({ total, nextStart }) => [total, nextStart])).toEqual([
      [5, 2],
      [5, 4],
      [5, undefined],
    ])
  })

  it('starts in the middle and has the page before', async () => {
    const { engagement, leaderboardId } = await aBoard()
    const query = leaderboardQuery(engagement, { leaderboardId, pageSize: 2 })
    const { pages } = await client.fetchInfiniteQuery({ ...query, initialPageParam: 3 })
    expect(ranks(pages)).toEqual([[4, 5]])
    const [page] = pages
    expect(page && query.getPreviousPageParam(page)).toBe(1)
  })

  it('keeps a profile of two pages once', () => {
    const [one, other] = [anEntry({ rank: 1 }), anEntry({ rank: 2 })]
    const page = { start: 0, total: 2, nextStart: undefined }
    const pages = [
      { ...page, entries: [one, other] },
      { ...page, entries: [{ ...other, rank: 3 }] },
    ]
    expect(leaderboardEntries(pages)).toEqual([one, other])
  })
})

describe('leaderboardRankQuery', () => {
  it('never shows the rank of the player before, also if its read began before', async () => {
    const { engagement, leaderboards, platform } = await aSignedInMatch()
    const [leaderboard] = leaderboards
    platform.addProfile({ profile: aProfile(), token: 'other' })
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    platform.inject({ path: 'leaderboards', fault: { delayMs: 100 } })
    const read = client.fetchQuery(leaderboardRankQuery(engagement, { leaderboard }))
    const replaced = expect(read).rejects.toMatchObject({ code: 'superseded' })
    await expect.poll(() => platform.calls).toHaveLength(1)
    await engagement.init({ accessToken: 'other' })
    await vi.advanceTimersByTimeAsync(100)
    await replaced
  })

  it('has the own entry, or null for a player who is not on the leaderboard', async () => {
    const { engagement, platform, profile } = await aSignedInMatch()
    const entry = anEntry({ profile_id: profile.id, rank: 7 })
    const [on, off] = [
      platform.addLeaderboard(aLeaderboard(), [entry]),
      platform.addLeaderboard(aLeaderboard(), []),
    ]
    const rankOn = async (leaderboardId: string) =>
      client.fetchQuery(leaderboardRankQuery(engagement, { leaderboardId }))
    expect([(await rankOn(on.id))?.rank, await rankOn(off.id)]).toEqual([7, null])
  })

  it('fails while the platform does', async () => {
    const { engagement, leaderboards, platform } = await aSignedInMatch()
    const [leaderboard] = leaderboards
    platform.inject({ fault: { status: 503 } })
    const query = leaderboardRankQuery(engagement, { leaderboard })
    await expect(client.fetchQuery(query)).rejects.toMatchObject({ status: 503 })
  })
})

describe('messagesQuery', () => {
  const TIMES = ['17141967000000001', '17141967000000002', '17141967000000003'] as const

  async function readWith(engagement: Engagement, known: readonly string[]) {
    const query = messagesQuery(engagement, { channel: 'room', limit: 2 })
    const messages = known.map((timetoken) => aMessage(timetoken, 'room'))
    client.setQueryData(query.queryKey, messages)
    return client.fetchQuery(query)
  }

  it('keeps messages that were published after the history, up to the limit', async () => {
    const { engagement, service } = await aHarness()
    const read = readWith(engagement, [TIMES[0], TIMES[2]])
    const request = await service.next(/history/)
    expect(request.url.searchParams.get('max')).toBe('2')
    const history = TIMES.slice(0, 2).map((timetoken) => ({ message: 'read', timetoken }))
    await request.respond({ channels: { room: history } })
    expect((await read).map(({ payload }) => payload)).toEqual(['read', TIMES[2]])
  })

  it('is empty for an application without real-time keys', async () => {
    const { engagement } = await aSignedInMatch()
    expect(await readWith(engagement, [])).toEqual([])
  })
})
