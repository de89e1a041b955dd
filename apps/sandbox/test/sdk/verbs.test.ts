import {
  answerFormOf,
  canUpdateAnswer,
  createUserProfile,
  createWidgetImpression,
  createWidgetInteraction,
  getChatRoom,
  getLeaderboard,
  getLeaderboardEntries,
  getLeaderboardProfileRank,
  getPostedWidgets,
  getProgram,
  getProgramInteractions,
  getUserProfile,
  getWidget,
  getWidgetInteractions,
  getWidgets,
  type InteractionItem,
  listPrograms,
  request,
  saveWidgetInteraction,
  takePages,
  updateUserProfile,
  updateWidgetInteraction,
  type Widget,
} from '@touchline/engagement-sdk'
import { describe, expect, it } from 'vitest'
import { SHOWCASE_PROGRAM_ID } from '../../src/services/seeding/showcase.ts'
import { LOBBY_ID } from '../../src/wire/application-resource.ts'
import { startMenOnce } from '../start-men.ts'
import { aFan } from './a-fan.ts'

const ROUND = '120-2024 | 10'

const sandbox = await startMenOnce()
const engagement = await aFan(sandbox)

async function openProgram() {
  const { results, rejected } = await takePages(listPrograms(engagement, { title: ROUND }))
  expect(rejected).toEqual([])
  // The round begins on a Friday that is over; its last match is still open.
  const program = results.findLast(({ title }) => title === ROUND)
  if (!program) throw new Error('The season has a tenth round.')
  return program
}

async function widgetsOf(programId: string): Promise<readonly Widget[]> {
  const { results, rejected } = await takePages(getWidgets(engagement, { programId, pageSize: 3 }))
  expect(rejected).toEqual([])
  return results
}

/** Returns a valid answer, and another one. */
function answersTo(widget: Widget): readonly [InteractionItem, InteractionItem] {
  const [first, second] = widget.options
  switch (answerFormOf(widget.kind)) {
    case 'cheer':
      return [
        { id: first?.id, vote_count: 1 },
        { id: first?.id, vote_count: 5 },
      ]
    case 'choice':
      return [{ id: widget.choices[0]?.id }, { id: widget.choices[1]?.id }]
    case 'magnitude':
      return [{ magnitude: 0.25 }, { magnitude: 0.75 }]
    case 'numbers':
      return [numbers(widget, 1), numbers(widget, 2)]
    case 'text':
      return [{ text: 'Why?' }, { text: 'When?' }]
    default:
      return [{ id: first?.id }, { id: second?.id }]
  }
}

function numbers({ options }: Widget, number: number): InteractionItem {
  return { options: options.map(({ id }) => ({ optionId: id, number })) }
}

describe('programs and widgets', () => {
  it('are read, listed over several pages and found one by one', async () => {
    const program = await openProgram()
    expect((await getProgram(engagement, { programId: program.id })).title).toBe(ROUND)
    const widgets = await widgetsOf(program.id)
    expect(widgets).toHaveLength(8)
    for (const { id, kind } of widgets) {
      expect((await getWidget(engagement, { widgetId: id, widgetKind: kind })).id).toBe(id)
    }
  })

  it('are the same on the timeline', async () => {
    const program = await openProgram()
    const posted = await takePages(getPostedWidgets(engagement, { program }))
    const listed = await widgetsOf(program.id)
    expect(new Set(posted.results.map(({ id }) => id))).toEqual(new Set(listed.map(({ id }) => id)))
  })

  it('take an impression', async () => {
    const program = await openProgram()
    const [widget] = await widgetsOf(program.id)
    if (!widget) throw new Error('The program has widgets.')
    expect(await createWidgetImpression(engagement, { widget })).toHaveProperty('id')
  })

  it('use the platform clock, not the device clock', () => {
    expect(new Date(engagement.now()).getUTCFullYear()).toBe(2024)
    expect(Math.abs(engagement.now() - sandbox.clock.now())).toBeLessThan(5000)
  })
})

describe('every kind of widget', () => {
  it('is answered, refuses a second answer, and is changed if that is allowed', async () => {
    const player = await aFan(sandbox, { token: (await createUserProfile(engagement)).access_token })
    const answered: string[] = []
    for (const widget of await widgetsOf(SHOWCASE_PROGRAM_ID)) {
      if (answerFormOf(widget.kind) === 'none') continue
      const [first, second] = answersTo(widget)
      await createWidgetInteraction(player, { widget, interactionItem: first })
      const again = createWidgetInteraction(player, { widget, interactionItem: second })
      await expect(again).rejects.toMatchObject({ code: 'interaction-exists', status: 409 })
      const update = await updateWidgetInteraction(player, { widget, interactionItem: second }).then(
        () => 'updated',
        (error) => error.code,
      )
      expect(update).toBe(canUpdateAnswer(widget.kind) ? 'updated' : 'update-unsupported')
      expect(await getWidgetInteractions(player, { widget })).toHaveLength(1)
      answered.push(widget.kind)
    }
    expect(answered.length).toBeGreaterThanOrEqual(11)
  })
})

describe('interactions', () => {
  it('are saved in parallel, saved again over what is there, and read to the last page', async () => {
    const player = await aFan(sandbox, { token: (await createUserProfile(engagement)).access_token })
    const program = await openProgram()
    const widgets = await widgetsOf(program.id)
    for (const choice of [0, 1]) {
      await Promise.all(
        widgets.map((widget) =>
          saveWidgetInteraction(player, { widget, interactionItem: { id: widget.options[choice]?.id } }),
        ),
      )
    }
    const byWidget = await getProgramInteractions(player, { program, widgets })
    const byKind = await getProgramInteractions(player, { program, widgetKinds: ['text-prediction'] })
    expect(byWidget.results).toHaveLength(8)
    expect(byKind.byKind['text-prediction']).toHaveLength(8)
    const chosen = new Map(byWidget.results.map(({ widget_id, option_id }) => [widget_id, option_id]))
    expect(widgets.map(({ id }) => chosen.get(id))).toEqual(widgets.map(({ options }) => options[1]?.id))
  })
})

describe('profiles', () => {
  it('are created, read, changed and refused', async () => {
    const made = await createUserProfile(engagement, { nickname: 'Lock Nut' })
    const player = await aFan(sandbox, { token: made.access_token })
    expect((await getUserProfile(engagement, { profileId: made.id })).nickname).toBe('Lock Nut')
    expect((await getUserProfile(engagement, { accessToken: made.access_token })).id).toBe(made.id)
    const { access_token: accessToken } = made
    await updateUserProfile(player, { accessToken, nickname: 'Prop Star', custom_data: '{"a":1}' })
    expect(player.profile).toMatchObject({ nickname: 'Prop Star', custom_data: '{"a":1}' })
    const refused = updateUserProfile(player, { accessToken, nickname: 'n'.repeat(31) })
    await expect(refused).rejects.toMatchObject({ status: 400, detail: { nickname: expect.any(Array) } })
  })
})

describe('leaderboards', () => {
  it('are read with their entries, page by page, and the own one', async () => {
    const { leaderboards } = await openProgram()
    const season = leaderboards.find(({ name }) => /season/i.test(name))
    if (!season) throw new Error('The program has a season board.')
    expect((await getLeaderboard(engagement, { leaderboardId: season.id })).name).toBe(season.name)
    const { results } = await takePages(
      getLeaderboardEntries(engagement, { leaderboard: season, pageSize: 4 }),
    )
    const ranks = results.map(({ rank }) => rank)
    expect(results.length).toBeGreaterThan(8)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    const [top] = results
    const own = { leaderboardId: season.id, profileId: top?.profile_id ?? '' }
    expect(await getLeaderboardProfileRank(engagement, own)).toMatchObject({ score: top?.score })
    const nobody = getLeaderboardProfileRank(engagement, {
      ...own,
      profileId: '00000000-0000-4000-8000-000000000000',
    })
    await expect(nobody).rejects.toMatchObject({ code: 'not-found', status: 404 })
  })
})

describe('anything else', () => {
  it('reads the lobby and sends a free request', async () => {
    expect((await getChatRoom(engagement, { roomId: LOBBY_ID })).id).toBe(LOBBY_ID)
    const { status, body } = await request(engagement, { path: `/profiles/${sandbox.demoProfileId}/` })
    expect([status, body]).toMatchObject([200, { id: sandbox.demoProfileId }])
  })
})
