import { describe, expect, it, vi } from 'vitest'
import {
  createUserProfile,
  createWidgetImpression,
  getChatRoom,
  getLeaderboard,
  getLeaderboardEntries,
  getLeaderboardProfileRank,
  getPostedWidgets,
  getProgram,
  getUserProfile,
  getWidget,
  getWidgets,
  getWidgetsInteractions,
  listPrograms,
  memoryStore,
  request,
  takePages,
  updateUserProfile,
  type Warning,
  WIDGET_KINDS,
} from '../src/index.ts'
import { aLeaderboard, anEntry, anOption, aProfile, aProgram, aWidget } from '../src/testing/index.ts'
import { readyMatch } from './ready-match.ts'

describe('pages', () => {
  it('are all yielded, the last one too, and anew on each walk', async () => {
    const { engagement, program } = await readyMatch({}, { pageSize: 3 })
    const pages = getWidgets(engagement, { program })
    for (let walk = 0; walk < 2; walk += 1) {
      const sizes: number[] = []
      for await (const page of pages) sizes.push(page.results.length)
      expect(sizes).toEqual([3, 1])
    }
  })

  it('name their neighbours and the number of items', async () => {
    const { engagement, program } = await readyMatch({}, { pageSize: 3 })
    const seen: unknown[] = []
    for await (const { count, next, previous } of getWidgets(engagement, { program })) {
      seen.push([count, next !== undefined, previous !== undefined])
    }
    expect(seen).toEqual([
      [4, true, false],
      [4, false, true],
    ])
  })

  it('are taken up to a limit, and say whether more remain', async () => {
    const { engagement, program, platform } = await readyMatch({}, { pageSize: 1 })
    const taken = await takePages(getWidgets(engagement, { program }), 3)
    expect([taken.results.length, taken.hasMore]).toEqual([3, true])
    expect(platform.calls).toHaveLength(3)
    expect((await takePages(getWidgets(engagement, { program }))).hasMore).toBe(false)
  })

  it('end with an error when they lead in a circle', async () => {
    const { engagement, program, platform } = await readyMatch()
    const next = `${program.widgets_url}?page=2`
    platform.inject({ path: 'widgets/', fault: { status: 200, body: { next, results: [] } }, times: 9 })
    await expect(takePages(getWidgets(engagement, { program }))).rejects.toMatchObject({
      code: 'invalid-body',
      field: 'next',
    })
    expect(platform.calls).toHaveLength(2)
  })

  it('end with an error when the envelope is no list', async () => {
    const { engagement, program, platform } = await readyMatch()
    platform.inject({ fault: { status: 200, body: { detail: 'no' } } })
    await expect(takePages(getWidgets(engagement, { program }))).rejects.toMatchObject({ field: 'results' })
  })
})

describe('an item that cannot be read', () => {
  it('is left out with a warning that names it; the others stay', async () => {
    const { engagement, program, platform } = await readyMatch()
    const bad = { ...aWidget({ id: 'bad' }), kind: 'text-riddle' }
    const good = aWidget({ id: 'good' })
    platform.inject({ fault: { status: 200, body: { results: [bad, good, null] } } })
    const warnings: Warning[] = []
    engagement.on('warning', (warning) => void warnings.push(warning))
    const taken = await takePages(getWidgets(engagement, { program }))
    expect(taken.results.map(({ id }) => id)).toEqual(['good'])
    expect(taken.rejected).toMatchObject([
      { resource: 'widget', id: 'bad', field: 'kind', item: bad },
      { resource: 'widget', id: undefined, field: '' },
    ])
    expect(warnings.map(({ rejected }) => rejected)).toEqual(taken.rejected)
    expect(warnings[0]?.message).toContain('bad')
    expect(warnings[0]?.message).toContain('kind')
  })

  it.each([
    ['options', { options: [] }, 'Widget option not present'],
    ['interactive_until', { interactive_until: 'soon' }, 'Not a timestamp'],
    ['program_id', { program_id: undefined }, ''],
    ['status', { status: 'archived' }, ''],
    ['options.1.id', { options: [anOption(), { ...anOption(), id: 5 }] }, ''],
    ['options.0.reward_item_amount', { options: [{ ...anOption(), reward_item_amount: '3' }] }, ''],
    ['impression_url', { impression_url: 5 }, ''],
    ['widget_attributes.0.value', { widget_attributes: [{ key: 'a' }] }, ''],
  ])('is a widget whose %s is wrong', async (field, change, reason) => {
    const { engagement, program, platform } = await readyMatch()
    platform.inject({ fault: { status: 200, body: { results: [{ ...aWidget(), ...change }] } } })
    const { rejected } = await takePages(getWidgets(engagement, { program }))
    expect(rejected.map((item) => item.field)).toEqual([field])
    expect(rejected[0]?.reason).toContain(reason)
  })

  it('costs a program one leaderboard, not the program', async () => {
    const { engagement, platform } = await readyMatch()
    const body = {
      ...aProgram({ id: 'p' }),
      leaderboards: [{ id: 'nameless' }, aLeaderboard({ name: 'Round 1' })],
    }
    platform.inject({ fault: { status: 200, body } })
    const program = await getProgram(engagement, { programId: 'p' })
    expect(program.leaderboards.map(({ name }) => name)).toEqual(['Round 1'])
  })

  it('is no missing answer: reading it alone fails', async () => {
    const { engagement, platform, program, widgets } = await readyMatch()
    const body = { interactions: { 'text-prediction': [{ id: 'i', widget_id: widgets[0]?.id }] } }
    platform.inject({ fault: { status: 200, body } })
    const found = await getWidgetsInteractions(engagement, { program, widgets })
    expect(found).toMatchObject({ results: [], rejected: [{ id: 'i', field: 'widget_kind' }] })
  })
})

describe('programs', () => {
  it('are listed by title, and unlisted fields are kept', async () => {
    const { engagement, platform, program } = await readyMatch()
    platform.addProgram({ program: aProgram({ title: '120-2024 | 1', stream_url: 'https://x/' }) })
    const { results } = await takePages(
      listPrograms(engagement, { title: '120-2024 | 1', status: 'live', active: false }),
    )
    expect(results.map(({ title }) => title)).toEqual([program.title, '120-2024 | 1'])
    expect(results[1]?.['stream_url']).toBe('https://x/')
    expect(platform.calls[0]?.path).toBe(
      '/api/v1/programs/?client_id=test-client&title=120-2024%20%7C%201&status=live&active=false',
    )
  })

  it('are listed below the endpoint when the application names no list', async () => {
    const { engagement, platform, token } = await readyMatch()
    platform.state.application = { programs_url: null }
    await engagement.init({ accessToken: token })
    expect((await takePages(listPrograms(engagement))).results).toHaveLength(1)
  })

  it('are not found by an unknown id', async () => {
    const { engagement } = await readyMatch()
    await expect(getProgram(engagement, { programId: 'x' })).rejects.toMatchObject({
      message: 'Program resource not found. Check Program Id.',
      code: 'not-found',
      status: 404,
      resource: 'Program',
    })
  })
})

describe('widgets', () => {
  it('are listed with every filter', async () => {
    const { engagement, platform, program } = await readyMatch()
    const filters = {
      status: 'published',
      ordering: 'recent',
      interactive: false,
      since: '2025-01-01T00:00:00.000Z',
      widgetKinds: ['text-prediction', 'text-poll'],
      widgetAttributes: ['field_type:match_result'],
      createdBy: ['me'],
      sincePlaybackTimeMs: 0,
      untilPlaybackTimeMs: 5,
      pageSize: 2,
    } as const
    const { results } = await takePages(getWidgets(engagement, { programId: program.id, ...filters }))
    expect(results).toHaveLength(3)
    expect(platform.calls.map(({ method, token }) => [method, token])).toEqual([
      ['GET', undefined],
      ['GET', 'fan-token'],
      ['GET', 'fan-token'],
    ])
    expect(platform.calls[1]?.path.split('?')[1]).toBe(
      'status=published&ordering=recent&interactive=false&since=2025-01-01T00%3A00%3A00.000Z&kind=text-prediction&kind=text-poll&widget_attribute=field_type%3Amatch_result&created_by_id=me&since_playback_time_ms=0&until_playback_time_ms=5&page_size=2',
    )
  })

  it('give the address of their interactions', async () => {
    const { engagement, program, widgets } = await readyMatch()
    for await (const page of getWidgets(engagement, { program })) {
      expect(page.interactionUrl).toContain(`text_prediction_id=${widgets[0]?.id}`)
    }
    expect.assertions(1)
  })

  it.each(WIDGET_KINDS)('a %s is read by its id', async (kind) => {
    const { engagement, platform, program } = await readyMatch()
    const widget = aWidget({ kind })
    platform.addProgram({ program, widgets: [widget] })
    expect(await getWidget(engagement, { widgetId: widget.id, widgetKind: kind })).toMatchObject({
      id: widget.id,
      kind,
    })
  })

  it('a kind without an address is named', async () => {
    const { engagement, platform, token } = await readyMatch()
    platform.state.application = { widget_detail_url_template: null }
    await engagement.init({ accessToken: token })
    const call = getWidget(engagement, { widgetId: 'w', widgetKind: 'video-alert' })
    await expect(call).rejects.toMatchObject({
      code: 'url-missing',
      message: 'Url not found for widgetKind=video-alert',
    })
  })

  it('tell that they were shown', async () => {
    const { engagement, platform, widgets } = await readyMatch()
    const [widget] = widgets
    if (!widget) throw new Error('The scenario has widgets.')
    expect((await createWidgetImpression(engagement, { widget })).id).toContain('impression')
    expect(platform.calls).toMatchObject([{ method: 'POST', body: undefined, token: 'fan-token' }])
  })
})

describe('the timeline', () => {
  it('is read without a token, with its filters appended', async () => {
    const { engagement, platform, program } = await readyMatch()
    const filters = { sincePlaybackTimeMs: 0, untilPlaybackTimeMs: 5000, widgetAttributes: ['a:b c', 'k:v'] }
    await takePages(getPostedWidgets(engagement, { program, ...filters }))
    expect(platform.calls[0]?.token).toBeUndefined()
    expect(platform.calls[0]?.path).toBe(
      `/api/v1/programs/${program.id}/widgets/?ordering=recent&status=published&page=1&since_playback_time_ms=0&until_playback_time_ms=5000&widget_attribute=a%3Ab%20c&widget_attribute=k%3Av`,
    )
  })

  it('puts what was published meanwhile in front of a cached page, once each, newest first', async () => {
    const { engagement, platform, program, widgets } = await readyMatch()
    platform.state.timelineAgeS = 30
    const late = ['2024-04-27T05:00:00Z', '2024-04-27T05:10:00Z'].map((published_at) =>
      aWidget({ published_at }),
    )
    const alert = aWidget({ kind: 'alert', published_at: '2024-04-27T04:00:00Z' })
    const readMissed = vi.fn(async () => [...late, ...late, alert, widgets[0], { id: 'broken' }])
    for await (const page of getPostedWidgets(engagement, { program, readMissed })) {
      expect(page.results.map(({ id }) => id)).toEqual([
        late[1]?.id,
        late[0]?.id,
        alert.id,
        ...widgets.map(({ id }) => id),
      ])
      expect(page.interactionUrl?.split('&').slice(-2)).toEqual(
        late.map(({ id }) => `text_prediction_id=${id}`),
      )
      expect(page.ageMs).toBe(30_000)
    }
    expect(readMissed).toHaveBeenCalledWith(
      expect.objectContaining({
        channel: `program.${program.id}`,
        sinceAt: expect.closeTo(engagement.now() - 30_000, -3),
      }),
    )
  })

  it('survives a failed read of what was missed', async () => {
    const { engagement, platform, program } = await readyMatch()
    platform.state.timelineAgeS = 30
    const warning = vi.fn()
    engagement.on('warning', warning)
    const readMissed = () => Promise.reject(new Error('down'))
    const { results } = await takePages(getPostedWidgets(engagement, { program, readMissed }))
    expect(results).toHaveLength(4)
    expect(warning).toHaveBeenCalledOnce()
  })

  it('asks for nothing missed when the page is fresh', async () => {
    const { engagement, program } = await readyMatch()
    const readMissed = vi.fn(async () => [])
    await takePages(getPostedWidgets(engagement, { program, readMissed }))
    expect(readMissed).not.toHaveBeenCalled()
  })
})

describe('profiles', () => {
  it('of others are read by id', async () => {
    const { engagement, platform } = await readyMatch()
    platform.addProfile({ profile: aProfile({ id: 'other', nickname: 'Lock Nut' }), token: 't' })
    expect((await getUserProfile(engagement, { profileId: 'other' })).nickname).toBe('Lock Nut')
  })

  it('are created with everything given, without a token, and change nothing here', async () => {
    const { engagement, platform, profile } = await readyMatch()
    const made = await createUserProfile(engagement, { custom_data: '{}' })
    expect(platform.calls).toMatchObject([{ method: 'POST', token: undefined, body: { custom_data: '{}' } }])
    expect(made.access_token).toContain('token')
    expect(engagement.profile?.id).toBe(profile.id)
  })

  it('follow a change in memory and in the store', async () => {
    const store = memoryStore()
    const { engagement } = await readyMatch({ store })
    await updateUserProfile(engagement, { nickname: 'Changed', custom_data: '{"a":1}' })
    expect(engagement.profile).toMatchObject({
      nickname: 'Changed',
      custom_data: '{"a":1}',
      access_token: 'fan-token',
    })
    expect(JSON.parse(store.read() ?? '')).toMatchObject({ nickname: 'Changed', access_token: 'fan-token' })
  })

  it('send only what is given', async () => {
    const { engagement, platform } = await readyMatch()
    await updateUserProfile(engagement, { nickname: 'n' })
    expect(platform.calls[0]?.body).toEqual({ nickname: 'n' })
  })

  it('keep the refusal of a nickname', async () => {
    const { engagement } = await readyMatch()
    const call = updateUserProfile(engagement, { nickname: 'n'.repeat(31) })
    await expect(call).rejects.toMatchObject({ status: 400, detail: { nickname: [expect.any(String)] } })
    expect(engagement.profile?.nickname).toBe('Prop Star')
  })
})

describe('leaderboards', () => {
  const withEntries = async () => {
    const match = await readyMatch()
    const entries = Array.from({ length: 120 }, (_, index) =>
      anEntry({ rank: index + 1, profile_id: `p${index}` }),
    )
    const leaderboard = match.platform.addLeaderboard(aLeaderboard({ id: 'board' }), entries)
    return { ...match, leaderboard }
  }

  it('are read by id, and their entries page by page', async () => {
    const { engagement, platform } = await withEntries()
    expect((await getLeaderboard(engagement, { leaderboardId: 'board' })).name).toBe('Round 1')
    const { results } = await takePages(
      getLeaderboardEntries(engagement, { leaderboardId: 'board', pageSize: 50 }),
    )
    expect(results.map(({ rank }) => rank)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
    expect(platform.calls.at(2)?.path).toBe('/services/leaderboards/board/entries?page_size=50')
  })

  it('are not read again when given, and start where asked', async () => {
    const { engagement, platform, leaderboard } = await withEntries()
    const { results } = await takePages(
      getLeaderboardEntries(engagement, { leaderboard, start: 100, pageSize: 10 }),
      1,
    )
    expect(results[0]?.rank).toBe(101)
    expect(platform.calls).toHaveLength(1)
  })

  it("give one profile's entry, and say when it has none", async () => {
    const { engagement, leaderboard } = await withEntries()
    expect((await getLeaderboardProfileRank(engagement, { leaderboard, profileId: 'p7' })).rank).toBe(8)
    const none = getLeaderboardProfileRank(engagement, { leaderboardId: 'board', profileId: 'nobody' })
    await expect(none).rejects.toThrow('Leaderboard Entry resource not found. Check Leaderboard Entry Id.')
  })
})

describe('chat rooms and anything else', () => {
  it('reads a room', async () => {
    const { engagement, platform } = await readyMatch()
    platform.addRoom({ id: 'r', title: null, token_gates: [], visibility: 'everyone' })
    expect(await getChatRoom(engagement, { roomId: 'r' })).toMatchObject({ id: 'r', visibility: 'everyone' })
    await expect(getChatRoom(engagement, { roomId: 'x' })).rejects.toThrow(
      'Room resource not found. Check Room Id.',
    )
  })

  it('sends any request, below the endpoint or to a url, with a token, another one or none', async () => {
    const { engagement, platform, profile } = await readyMatch()
    const { body, status } = await request(engagement, { path: `/profiles/${profile.id}/` })
    expect([status, body]).toMatchObject([200, { id: profile.id }])
    const url = `${platform.origin}/api/v1/programs/`
    await request(engagement, { url, queryParams: { client_id: 'c', active: false }, accessToken: '' })
    expect(platform.calls.map(({ path, token }) => [path, token])).toEqual([
      [`/api/v1/profiles/${profile.id}/`, 'fan-token'],
      ['/api/v1/programs/?client_id=c&active=false', undefined],
    ])
  })

  it('hands every caller of request a body of its own', async () => {
    const { engagement, profile } = await readyMatch()
    const path = `profiles/${profile.id}/`
    const [first, second] = await Promise.all([request(engagement, { path }), request(engagement, { path })])
    expect(first.body).not.toBe(second.body)
  })
})
