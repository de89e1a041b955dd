import { describe, expect, it } from 'vitest'
import * as sdk from '../src/index.ts'
import { call } from './call.ts'
import { readyMatch } from './ready-match.ts'

const property = (...names: readonly string[]) =>
  names.map((name) => `Missing object property "${name}" in 2nd argument object.`).join('\n')

const NO_WIDGET = 'Argument object is missing widgetId, widgetKind and programId/interactionUrl'
const NO_SELECTION = 'Argument object is missing interactionUrl or programId + widgetIds/widgetKinds.'
const NO_OBJECT = 'Missing object as 2nd argument.'

const MISSING: readonly [string, unknown, string][] = [
  ['getProgram', {}, property('programId')],
  ['getProgram', { programId: null }, property('programId')],
  ['getProgram', { programId: '' }, property('programId')],
  ['getProgram', undefined, NO_OBJECT],
  ['getWidgets', {}, 'Missing programId argument'],
  ['getWidgets', undefined, 'Missing programId argument'],
  ['getPostedWidgets', {}, 'Missing programId argument'],
  ['getPostedWidgets', undefined, 'Missing programId argument'],
  ['getWidget', {}, property('widgetId', 'widgetKind')],
  ['createWidgetImpression', { widgetId: 'w' }, property('widgetKind')],
  ['createWidgetInteraction', { widgetId: 'w', widgetKind: 'alert' }, property('interactionItem')],
  ['createWidgetInteraction', { interactionItem: {} }, property('widgetId', 'widgetKind')],
  ['updateWidgetInteraction', {}, property('interactionItem')],
  ['saveWidgetInteraction', { interactionItem: {} }, property('widgetId', 'widgetKind')],
  ['saveWidgetInteraction', undefined, NO_OBJECT],
  ['claimPredictionWidgetRewards', {}, property('widgetId', 'widgetKind')],
  ['getUserProfile', {}, 'Missing accessToken or profileId argument'],
  ['getUserProfile', undefined, 'Missing accessToken or profileId argument'],
  ['updateUserProfile', { accessToken: '' }, 'Missing accessToken argument'],
  ['updateUserProfile', { nickname: 'n' }, 'Missing accessToken argument'],
  ['getLeaderboard', {}, property('leaderboardId')],
  ['getLeaderboardEntries', {}, property('leaderboardId')],
  ['getLeaderboardProfileRank', {}, property('leaderboardId', 'profileId')],
  ['getChatRoom', {}, 'Missing roomId argument'],
  ['getWidgetInteractions', { widgetId: 'w', widgetKind: 'alert' }, NO_WIDGET],
  ['getProgramInteractions', undefined, NO_SELECTION],
  ['getProgramInteractions', { programId: 'p' }, NO_SELECTION],
  ['getProgramInteractions', { interactionUrl: 'https://platform.test/x/' }, 'No interaction found.'],
]

describe('missing arguments', () => {
  it.each(MISSING)('%s rejects %j', async (name, options, message) => {
    const { engagement, platform } = await readyMatch()
    const refusal = call(name, engagement, options)
    await expect(refusal).rejects.toBeInstanceOf(sdk.ArgumentError)
    const pointer = `See ${name} in the API reference of @touchline/engagement-sdk.`
    await expect(refusal).rejects.toMatchObject({ code: 'argument', message: `${message}\n${pointer}` })
    expect(platform.calls).toEqual([])
  })

  const NEEDS_ENGAGEMENT = [
    ...['createUserProfile', 'createWidgetImpression', 'fetchHistory', 'getChatRoom', 'getLeaderboard'],
    ...[
      'getLeaderboardEntries',
      'getPostedWidgets',
      'getProgram',
      'getProgramInteractions',
      'getUserProfile',
    ],
    ...['getWidget', 'getWidgets', 'listPrograms', 'realtimeConnection', 'request', 'saveWidgetInteraction'],
    ...['signOut', 'updateUserProfile', 'whoAmI'],
  ]
  const GIVEN = {
    ...{ accessToken: 't', channel: 'c', programId: 'p', profileId: 'p', roomId: 'r', leaderboardId: 'l' },
    ...{ path: 'p', widgetId: 'w', widgetKind: 'alert', widgetKinds: ['alert'], interactionItem: {} },
  }

  it.each(NEEDS_ENGAGEMENT)(
    '%s needs the engagement, and rejects the arguments of the reference client',
    async (name) => {
      const message = 'Missing "engagement" as 1st argument.'
      await expect(call(name, undefined, GIVEN)).rejects.toMatchObject({ code: 'argument', message })
      await expect(call(name, GIVEN)).rejects.toMatchObject({ code: 'argument' })
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
  it.each<[string, string, string, unknown]>([
    ['Program', 'program_detail_url_template', 'getProgram', { programId: 'p' }],
    ['Room', 'chat_room_detail_url_template', 'getChatRoom', { roomId: 'r' }],
    ['Leaderboard', 'leaderboard_detail_url_template', 'getLeaderboard', { leaderboardId: 'l' }],
    ['Profile', 'profile_detail_url_template', 'getUserProfile', { profileId: 'p' }],
    ['Leaderboard Entries', '', 'getLeaderboardEntries', { leaderboard: { id: 'l' } }],
    ['Leaderboard Entry', '', 'getLeaderboardProfileRank', { leaderboard: { id: 'l' }, profileId: 'p' }],
    ['Widgets', '', 'getWidgets', { program: { id: 'p' } }],
    ['Timeline', '', 'getPostedWidgets', { program: { id: 'p' } }],
  ])('%s url missing.', async (resource, field, name, options) => {
    const { engagement, platform, token } = await readyMatch()
    platform.state.application = { [field]: null }
    await engagement.init({ accessToken: token })
    const refusal = { code: 'url-missing', message: `${resource} url missing.` }
    await expect(call(name, engagement, options)).rejects.toMatchObject(refusal)
  })

  it('Client url missing has no case: its address is built from the endpoint', async () => {
    const { engagement, platform, token } = await readyMatch()
    platform.state.application = { profile_url: null }
    await expect(engagement.init({ accessToken: token })).rejects.toThrow('Profile url missing.')
  })
})
