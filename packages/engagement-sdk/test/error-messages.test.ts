import { describe, expect, it } from 'vitest'
import * as sdk from '../src/index.ts'
import { anOption, aProgram, aWidget } from '../src/testing/index.ts'
import { type ReadyMatch, readyMatch } from './ready-match.ts'
import { textOf } from './text-of.ts'

interface Call {
  readonly name: string
  readonly method: string
  readonly send: (match: ReadyMatch) => Promise<unknown>
}

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

/** Every function that sends a request, with the method of its first one. */
const CALLS: readonly Call[] = [
  read('getProgram', (engagement) => sdk.getProgram(engagement, { programId })),
  read('listPrograms', (engagement) => sdk.takePages(sdk.listPrograms(engagement))),
  read('getWidgets', (engagement) => sdk.takePages(sdk.getWidgets(engagement, { program }))),
  read('getPostedWidgets', (engagement) => sdk.takePages(sdk.getPostedWidgets(engagement, { program }))),
  read('getWidget', (engagement) => sdk.getWidget(engagement, widgetNames)),
  read('getWidgetInteractions', (engagement) => sdk.getWidgetInteractions(engagement, { widget })),
  read('getProgramInteractions', (engagement) =>
    sdk.getProgramInteractions(engagement, { interactionUrl: `${URL}?text_prediction_id=w1` }),
  ),
  read('saveWidgetInteraction', (engagement) =>
    sdk.saveWidgetInteraction(engagement, { ...widgetNames, interactionItem }),
  ),
  read('getUserProfile', (engagement) => sdk.getUserProfile(engagement, { profileId })),
  read('whoAmI', sdk.whoAmI),
  read('getChatRoom', (engagement) => sdk.getChatRoom(engagement, { roomId })),
  read('getLeaderboard', (engagement) => sdk.getLeaderboard(engagement, { leaderboardId })),
  read('getLeaderboardEntries', (engagement) =>
    sdk.takePages(sdk.getLeaderboardEntries(engagement, { leaderboardId })),
  ),
  read('getLeaderboardProfileRank', (engagement) =>
    sdk.getLeaderboardProfileRank(engagement, { leaderboardId, profileId }),
  ),
  write('createWidgetImpression', 'POST', ({ engagement }) =>
    sdk.createWidgetImpression(engagement, { widget }),
  ),
  write('createWidgetInteraction', 'POST', ({ engagement }) =>
    sdk.createWidgetInteraction(engagement, { widget, interactionItem }),
  ),
  write('updateWidgetInteraction', 'PATCH', ({ engagement }) =>
    sdk.updateWidgetInteraction(engagement, { widget, interaction, interactionItem }),
  ),
  write('claimPredictionWidgetRewards', 'POST', ({ engagement }) =>
    sdk.claimPredictionWidgetRewards(engagement, { widget: followUp, interaction }),
  ),
  write('createUserProfile', 'POST', ({ engagement }) => sdk.createUserProfile(engagement)),
  write('updateUserProfile', 'PATCH', ({ engagement, token }) =>
    sdk.updateUserProfile(engagement, { accessToken: token, nickname: 'Prop Star' }),
  ),
  write('request', 'PUT', ({ engagement }) => sdk.request(engagement, { url: URL, method: 'PUT' })),
]

function read(name: string, send: (engagement: sdk.Engagement) => Promise<unknown>): Call {
  return { name, method: 'GET', send: ({ engagement }) => send(engagement) }
}

function write(name: string, method: string, send: Call['send']): Call {
  return { name, method, send }
}

describe('the text of a failed call', () => {
  it.each(CALLS)('$name names the method, the URL and the reason of a refusal', async ({ method, send }) => {
    const match = await readyMatch()
    match.platform.inject({ fault: { status: 400, body: { detail: 'The reason.' } } })
    expect(await textOf(send(match))).toMatch(
      new RegExp(
        `Error: (Incorrect data|Room resource not found\\. Check Room Id)\\. \\(${method} https://platform\\.test/\\S+ answered 400: The reason\\.\\)$`,
      ),
    )
  })

  it.each(CALLS)('$name names the method and the URL when no response arrives', async ({ method, send }) => {
    const match = await readyMatch()
    match.platform.inject({ fault: 'drop-before-write' })
    expect(await textOf(send(match))).toMatch(
      new RegExp(
        `^ConnectionError: No complete response arrived\\. .* \\(${method} https://platform\\.test/\\S+\\)$`,
      ),
    )
  })

  it.each(CALLS.filter(({ name }) => name !== 'request'))(
    '$name names the method and the URL of an unreadable response',
    async ({ method, send }) => {
      const match = await readyMatch()
      match.platform.inject({ fault: { status: 200, body: 'not the resource' } })
      expect(await textOf(send(match))).toMatch(
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
    expect(CALLS.map(({ name }) => name).sort()).toEqual(
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
