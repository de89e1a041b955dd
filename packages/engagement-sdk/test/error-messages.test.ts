import { describe, expect, it } from 'vitest'
import * as sdk from '../src/index.ts'
import { anOption, aProgram, aWidget } from '../src/testing/index.ts'
import { call } from './call.ts'
import { readyMatch } from './ready-match.ts'
import { textOf } from './text-of.ts'

const [leaderboardId, profileId, programId, roomId] = ['l1', 'p1', 'm1', 'r1']
const widgetNames = { widgetId: 'w1', widgetKind: 'text-prediction' } as const
const interactionItem = { id: 'o1' }
const URL = 'https://platform.test/api/v1/x/'
const widget = aWidget({
  options: [anOption({ id: 'o1', vote_url: URL })],
  impression_url: URL,
  widget_interactions_url_template: `${URL}?text_prediction_id=w1`,
})
const interaction = { id: 'i1', url: URL, widget_id: widget.id, widget_kind: widget.kind, claim_token: 'c1' }
const followUp = { ...aWidget(), kind: 'text-prediction-follow-up' as const, claim_url: URL }
const program = aProgram({ id: programId, widgets_url: URL, timeline_url: URL })

/** Every function that sends a request, the method of its first one, and what it is called with. */
const CALLS: readonly (readonly [string, string, object])[] = [
  ['getProgram', 'GET', { programId }],
  ['listPrograms', 'GET', {}],
  ['getWidgets', 'GET', { program }],
  ['getPostedWidgets', 'GET', { program }],
  ['getWidget', 'GET', widgetNames],
  ['getWidgetInteractions', 'GET', { widget }],
  ['getProgramInteractions', 'GET', { interactionUrl: `${URL}?text_prediction_id=w1` }],
  ['saveWidgetInteraction', 'GET', { ...widgetNames, interactionItem }],
  ['getUserProfile', 'GET', { profileId }],
  ['whoAmI', 'GET', {}],
  ['getChatRoom', 'GET', { roomId }],
  ['getLeaderboard', 'GET', { leaderboardId }],
  ['getLeaderboardEntries', 'GET', { leaderboardId }],
  ['getLeaderboardProfileRank', 'GET', { leaderboardId, profileId }],
  ['createWidgetImpression', 'POST', { widget }],
  ['createWidgetInteraction', 'POST', { widget, interactionItem }],
  ['updateWidgetInteraction', 'PATCH', { widget, interaction, interactionItem }],
  ['claimPredictionWidgetRewards', 'POST', { widget: followUp, interaction }],
  ['createUserProfile', 'POST', {}],
  ['updateUserProfile', 'PATCH', { accessToken: 'fan-token', nickname: 'Prop Star' }],
  ['request', 'PUT', { url: URL, method: 'PUT' }],
]

describe('the text of a failed call', () => {
  it.each(CALLS)(
    '%s names the method, the URL and the reason of a refusal',
    async (name, method, options) => {
      const { engagement, platform } = await readyMatch()
      platform.inject({ fault: { status: 400, body: { detail: 'The reason.' } } })
      expect(await textOf(call(name, engagement, options))).toMatch(
        new RegExp(
          `Error: (Incorrect data|Room resource not found\\. Check Room Id)\\. \\(${method} https://platform\\.test/\\S+ answered 400: The reason\\.\\)$`,
        ),
      )
    },
  )

  it.each(CALLS)(
    '%s names the method and the URL when no response arrives',
    async (name, method, options) => {
      const { engagement, platform } = await readyMatch()
      platform.inject({ fault: 'drop-before-write' })
      expect(await textOf(call(name, engagement, options))).toMatch(
        new RegExp(
          `^ConnectionError: No complete response arrived\\. .* \\(${method} https://platform\\.test/\\S+\\)$`,
        ),
      )
    },
  )

  it.each(CALLS.filter(([name]) => name !== 'request'))(
    '%s names the method and the URL of an unreadable response',
    async (name, method, options) => {
      const { engagement, platform } = await readyMatch()
      platform.inject({ fault: { status: 200, body: 'not the resource' } })
      expect(await textOf(call(name, engagement, options))).toMatch(
        new RegExp(
          `^InvalidBodyError: Unreadable .+: Expected object, received text \\(${method} https://platform\\.test/\\S+\\)$`,
        ),
      )
    },
  )

  it('names a redirect, which is refused, and an empty body', async () => {
    const { engagement, platform } = await readyMatch()
    platform.inject({ fault: { status: 307, headers: { location: URL } } })
    const redirect =
      'No complete response arrived: a redirect was refused. Check the address and the network.'
    await expect(sdk.getProgram(engagement, { programId })).rejects.toThrow(redirect)
    platform.inject({ fault: { status: 204 } })
    await expect(sdk.getProgram(engagement, { programId })).rejects.toThrow(
      'Unreadable Program: Expected object, received nothing',
    )
  })

  it('is checked for every function that sends a request', () => {
    const sending = Object.keys(sdk).filter((name) =>
      /^(get|list|create|update|save|claim|request$|whoAmI$)/.test(name),
    )
    expect(CALLS.map(([name]) => name).sort()).toEqual(
      sending.filter((name) => name !== 'createEngagement').sort(),
    )
  })

  it('names the method and the URL of the only interaction with a widget, if it is unreadable', async () => {
    const { engagement, platform } = await readyMatch()
    const interactions = { 'text-prediction': [{ id: 'i1', widget_id: widget.id }] }
    platform.inject({ fault: { status: 200, body: { interactions } } })
    const text = await textOf(sdk.getWidgetInteractions(engagement, { widget }))
    expect(text).toContain('Unreadable interaction: widget_kind: ')
    expect(text).toContain(`(GET ${URL}?text_prediction_id=w1)`)
  })

  it('names the method and the URL in the warning about an unreadable item', async () => {
    const { engagement, platform } = await readyMatch()
    const warnings: string[] = []
    engagement.on('warning', ({ message }) => void warnings.push(message))
    platform.inject({ fault: { status: 200, body: { results: [{ id: 'w9' }] } } })
    await sdk.takePages(sdk.getWidgets(engagement, { program }))
    expect(warnings).toEqual([expect.stringMatching(/^Left out widget: w9: .+ \(GET https:\S+\)$/)])
  })
})
