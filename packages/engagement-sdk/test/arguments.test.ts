import { describe, expect, it } from 'vitest'
import * as sdk from '../src/index.ts'
import { fetchHistory, realtimeConnection } from '../src/realtime/index.ts'
import { readyMatch } from './ready-match.ts'

const property = (...names: readonly string[]) =>
  names.map((name) => `Missing object property "${name}" in 2nd argument object.`).join('\n')

const pages =
  (list: (engagement: sdk.Engagement, options: never) => sdk.Pages<unknown>) =>
  (engagement: sdk.Engagement, options: never) =>
    sdk.takePages(list(engagement, options))

// Untyped callers pass anything; `never` lets the table do so too.
type Verb = (engagement: sdk.Engagement, options: never) => Promise<unknown>

const MISSING: readonly [string, Verb, unknown, string][] = [
  ['getProgram', sdk.getProgram, {}, property('programId')],
  ['getProgram', sdk.getProgram, { programId: null }, property('programId')],
  ['getProgram', sdk.getProgram, { programId: '' }, property('programId')],
  ['getProgram', sdk.getProgram, undefined, 'Missing object as 2nd argument.'],
  ['getWidgets', pages(sdk.getWidgets), {}, 'Missing programId argument'],
  ['getWidgets', pages(sdk.getWidgets), undefined, 'Missing programId argument'],
  ['getPostedWidgets', pages(sdk.getPostedWidgets), {}, 'Missing programId argument'],
  ['getWidget', sdk.getWidget, {}, property('widgetId', 'widgetKind')],
  ['createWidgetImpression', sdk.createWidgetImpression, { widgetId: 'w' }, property('widgetKind')],
  [
    'createWidgetInteraction',
    sdk.createWidgetInteraction,
    { widgetId: 'w', widgetKind: 'alert' },
    property('interactionItem'),
  ],
  [
    'createWidgetInteraction',
    sdk.createWidgetInteraction,
    { interactionItem: {} },
    property('widgetId', 'widgetKind'),
  ],
  ['updateWidgetInteraction', sdk.updateWidgetInteraction, {}, property('interactionItem')],
  [
    'saveWidgetInteraction',
    sdk.saveWidgetInteraction,
    { interactionItem: {} },
    property('widgetId', 'widgetKind'),
  ],
  ['saveWidgetInteraction', sdk.saveWidgetInteraction, undefined, 'Missing object as 2nd argument.'],
  ['claimPredictionWidgetRewards', sdk.claimPredictionWidgetRewards, {}, property('widgetId', 'widgetKind')],
  ['getUserProfile', sdk.getUserProfile, {}, 'Missing accessToken or profileId argument'],
  ['getUserProfile', sdk.getUserProfile, undefined, 'Missing accessToken or profileId argument'],
  ['updateUserProfile', sdk.updateUserProfile, { accessToken: '' }, 'Missing accessToken argument'],
  ['updateUserProfile', sdk.updateUserProfile, { nickname: 'n' }, 'Missing accessToken argument'],
  ['getLeaderboard', sdk.getLeaderboard, {}, property('leaderboardId')],
  ['getLeaderboardEntries', pages(sdk.getLeaderboardEntries), {}, property('leaderboardId')],
  ['getLeaderboardProfileRank', sdk.getLeaderboardProfileRank, {}, property('leaderboardId', 'profileId')],
  ['getChatRoom', sdk.getChatRoom, {}, 'Missing roomId argument'],
  [
    'getWidgetInteractions',
    sdk.getWidgetInteractions,
    { widgetId: 'w', widgetKind: 'alert' },
    'Argument object is missing widgetId, widgetKind and programId/interactionUrl',
  ],
  [
    'getProgramInteractions',
    sdk.getProgramInteractions,
    undefined,
    'Argument object is missing interactionUrl or programId + widgetIds/widgetKinds.',
  ],
  [
    'getProgramInteractions',
    sdk.getProgramInteractions,
    { programId: 'p' },
    'Argument object is missing interactionUrl or programId + widgetIds/widgetKinds.',
  ],
  [
    'getProgramInteractions',
    sdk.getProgramInteractions,
    { interactionUrl: 'https://platform.test/x/' },
    'No interaction found.',
  ],
]

describe('missing arguments', () => {
  it.each(MISSING)(
    '%s rejects a missing argument, null and empty text: %#',
    async (name, verb, options, message) => {
      const { engagement, platform } = await readyMatch()
      const call = verb(engagement, options as never)
      await expect(call).rejects.toBeInstanceOf(sdk.ArgumentError)
      const pointer = `See ${name} in the API reference of @touchline/engagement-sdk.`
      await expect(call).rejects.toMatchObject({ code: 'argument', message: `${message}\n${pointer}` })
      expect(platform.calls).toEqual([])
    },
  )

  const NEEDS_ENGAGEMENT: Readonly<Record<string, Verb>> = {
    createUserProfile: sdk.createUserProfile,
    createWidgetImpression: sdk.createWidgetImpression,
    fetchHistory,
    getChatRoom: sdk.getChatRoom,
    getLeaderboard: sdk.getLeaderboard,
    getLeaderboardEntries: pages(sdk.getLeaderboardEntries),
    getPostedWidgets: pages(sdk.getPostedWidgets),
    getProgram: sdk.getProgram,
    getProgramInteractions: sdk.getProgramInteractions,
    getUserProfile: sdk.getUserProfile,
    getWidget: sdk.getWidget,
    getWidgets: pages(sdk.getWidgets),
    listPrograms: pages(sdk.listPrograms),
    realtimeConnection: async (engagement) => realtimeConnection(engagement),
    request: sdk.request,
    saveWidgetInteraction: sdk.saveWidgetInteraction,
    signOut: async (engagement) => sdk.signOut(engagement),
    updateUserProfile: sdk.updateUserProfile,
    whoAmI: sdk.whoAmI,
  }
  const GIVEN = {
    ...{ accessToken: 't', channel: 'c', programId: 'p', profileId: 'p', roomId: 'r', leaderboardId: 'l' },
    ...{ path: 'p', widgetId: 'w', widgetKind: 'alert', widgetKinds: ['alert'], interactionItem: {} },
  }

  it.each(Object.entries(NEEDS_ENGAGEMENT))(
    '%s needs the engagement, and rejects the arguments of the reference client',
    async (_, verb) => {
      const call = async (...args: readonly unknown[]) => verb(...(args as Parameters<Verb>))
      const message = 'Missing "engagement" as 1st argument.'
      await expect(call(undefined, GIVEN)).rejects.toMatchObject({ code: 'argument', message })
      await expect(call(GIVEN)).rejects.toMatchObject({ code: 'argument' })
    },
  )

  it('createEngagement needs a client id', () => {
    for (const options of [undefined, { clientId: '' }])
      expect(() => sdk.createEngagement(options as never)).toThrow(
        'Missing object property "clientId" in 1st argument object.',
      )
  })

  it('request needs options, and an address', async () => {
    const { engagement } = await readyMatch()
    await expect(sdk.request(engagement, undefined as never)).rejects.toThrow(
      /^request options object required$/,
    )
    await expect(sdk.request(engagement, {})).rejects.toThrow(/^Need either a url or a path$/)
  })
})

describe('missing addresses', () => {
  const URL_MISSING: readonly [string, string, Verb, unknown][] = [
    ['Program', 'program_detail_url_template', sdk.getProgram, { programId: 'p' }],
    ['Room', 'chat_room_detail_url_template', sdk.getChatRoom, { roomId: 'r' }],
    ['Leaderboard', 'leaderboard_detail_url_template', sdk.getLeaderboard, { leaderboardId: 'l' }],
    ['Profile', 'profile_detail_url_template', sdk.getUserProfile, { profileId: 'p' }],
    ['Leaderboard Entries', '', pages(sdk.getLeaderboardEntries), { leaderboard: { id: 'l' } }],
    ['Leaderboard Entry', '', sdk.getLeaderboardProfileRank, { leaderboard: { id: 'l' }, profileId: 'p' }],
    ['Widgets', '', pages(sdk.getWidgets), { program: { id: 'p' } }],
    ['Timeline', '', pages(sdk.getPostedWidgets), { program: { id: 'p' } }],
  ]
  it.each(URL_MISSING)('%s url missing.', async (resource, field, verb, options) => {
    const { engagement, platform, token } = await readyMatch()
    platform.state.application = { [field]: null }
    await engagement.init({ accessToken: token })
    const call = verb(engagement, options as never)
    await expect(call).rejects.toMatchObject({ code: 'url-missing', message: `${resource} url missing.` })
  })

  it('Client url missing has no case: its address is built from the endpoint', async () => {
    const { engagement, platform, token } = await readyMatch()
    platform.state.application = { profile_url: null }
    await expect(engagement.init({ accessToken: token })).rejects.toThrow('Profile url missing.')
  })
})
