import {
  answerFormOf,
  canUpdateAnswer,
  createUserProfile,
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
import { expect, it } from 'vitest'
import { found } from '../../src/middleware/http-error.ts'
import { SHOWCASE_PROGRAM_ID } from '../../src/services/seeding/showcase.ts'
import { LOBBY_ID } from '../../src/wire/application-resource.ts'
import { startMenOnce } from '../start-men.ts'
import { aFan } from './a-fan.ts'

const ROUND = '120-2024 | 10'

const sandbox = await startMenOnce()
const engagement = await aFan(sandbox)

/** Reads every item of pages, of which none may be rejected. */
async function all<T>(pages: Parameters<typeof takePages<T>>[0]): Promise<readonly T[]> {
  const { results, rejected } = await takePages(pages)
  expect(rejected).toEqual([])
  return results
}
const programs = await all(listPrograms(engagement, { title: ROUND }))
/** The round begins on a Friday that is over; its last match is still open. */
const program = found(
  programs.findLast(({ title }) => title === ROUND),
  'Program',
)
const widgetsOf = (programId: string) => all(getWidgets(engagement, { programId, pageSize: 3 }))
const widgets = await widgetsOf(program.id)

/** Creates a profile and its client. */
async function newPlayer() {
  const made = await createUserProfile(engagement, { nickname: 'Lock Nut' })
  return { made, player: await aFan(sandbox, { token: made.access_token }) }
}

/** Returns a valid answer, or another one. */
function answerTo({ kind, options, choices }: Widget, position: 0 | 1): InteractionItem {
  const items: Partial<Record<ReturnType<typeof answerFormOf>, InteractionItem>> = {
    cheer: { id: options[0]?.id, vote_count: position + 1 },
    choice: { id: choices[position]?.id },
    magnitude: { magnitude: 0.25 + position / 2 },
    numbers: { options: options.map(({ id }) => ({ optionId: id, number: position })) },
    text: { text: position === 0 ? 'Why?' : 'When?' },
  }
  return items[answerFormOf(kind)] ?? { id: options[position]?.id }
}

it('programs and widgets are read, listed over several pages and found one by one', async () => {
  expect((await getProgram(engagement, { programId: program.id })).title).toBe(ROUND)
  expect(widgets).toHaveLength(8)
  for (const { id, kind } of widgets)
    expect((await getWidget(engagement, { widgetId: id, widgetKind: kind })).id).toBe(id)
  const posted = await all(getPostedWidgets(engagement, { program }))
  expect(new Set(posted.map(({ id }) => id))).toEqual(new Set(widgets.map(({ id }) => id)))
})

it('every kind of widget is answered, refuses a second answer, and is changed if that is allowed', async () => {
  const { player } = await newPlayer()
  const taking = (await widgetsOf(SHOWCASE_PROGRAM_ID)).filter(({ kind }) => answerFormOf(kind) !== 'none')
  for (const widget of taking) {
    const [first, second] = [answerTo(widget, 0), answerTo(widget, 1)]
    await createWidgetInteraction(player, { widget, interactionItem: first })
    const again = createWidgetInteraction(player, { widget, interactionItem: second })
    await expect(again).rejects.toMatchObject({ code: 'interaction-exists', status: 409 })
    const update = await updateWidgetInteraction(player, { widget, interactionItem: second }).then(
      () => 'updated',
      (error) => error.code,
    )
    expect(update).toBe(canUpdateAnswer(widget.kind) ? 'updated' : 'update-unsupported')
    expect(await getWidgetInteractions(player, { widget })).toHaveLength(1)
  }
  expect(taking.length).toBeGreaterThanOrEqual(11)
})

it('interactions are saved in parallel, saved again over what is there, and read to the last page', async () => {
  const { player } = await newPlayer()
  for (const position of [0, 1] as const)
    await Promise.all(
      widgets.map((widget) =>
        saveWidgetInteraction(player, { widget, interactionItem: answerTo(widget, position) }),
      ),
    )
  const byWidget = await getProgramInteractions(player, { program, widgets })
  const byKind = await getProgramInteractions(player, { program, widgetKinds: ['text-prediction'] })
  expect([byWidget.results.length, byKind.byKind['text-prediction']?.length]).toEqual([8, 8])
  const chosen = new Map(byWidget.results.map(({ widget_id, option_id }) => [widget_id, option_id]))
  expect(widgets.map(({ id }) => chosen.get(id))).toEqual(widgets.map(({ options }) => options[1]?.id))
})

it('profiles are created, read, changed and refused', async () => {
  const { made, player } = await newPlayer()
  const { access_token: accessToken } = made
  expect((await getUserProfile(engagement, { profileId: made.id })).nickname).toBe('Lock Nut')
  expect((await getUserProfile(engagement, { accessToken })).id).toBe(made.id)
  await updateUserProfile(player, { accessToken, nickname: 'Prop Star', custom_data: '{"a":1}' })
  expect(player.profile).toMatchObject({ nickname: 'Prop Star', custom_data: '{"a":1}' })
  const refused = updateUserProfile(player, { accessToken, nickname: 'n'.repeat(31) })
  await expect(refused).rejects.toMatchObject({ status: 400, detail: { nickname: expect.any(Array) } })
})

it('leaderboards are read with their entries, page by page, and the own one', async () => {
  const season = found(program.leaderboards[1], 'Leaderboard')
  expect((await getLeaderboard(engagement, { leaderboardId: season.id })).name).toBe(season.name)
  const entries = await all(getLeaderboardEntries(engagement, { leaderboard: season, pageSize: 4 }))
  const ranks = entries.map(({ rank }) => rank)
  expect(ranks.length).toBeGreaterThan(8)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  const rankOf = (profileId = '') =>
    getLeaderboardProfileRank(engagement, { leaderboardId: season.id, profileId })
  expect(await rankOf(entries[0]?.profile_id)).toMatchObject({ score: entries[0]?.score })
  const unknown = rankOf('00000000-0000-4000-8000-000000000000')
  await expect(unknown).rejects.toMatchObject({ code: 'not-found', status: 404 })
})

it('the lobby is read, and a free request is sent', async () => {
  expect((await getChatRoom(engagement, { roomId: LOBBY_ID })).id).toBe(LOBBY_ID)
  const { status, body } = await request(engagement, { path: `/profiles/${sandbox.demoProfileId}/` })
  expect([status, body]).toMatchObject([200, { id: sandbox.demoProfileId }])
})
