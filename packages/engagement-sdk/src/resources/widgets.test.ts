import { describe, expect, it } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { createWidgetImpression, getWidget, getWidgets, takePages, WIDGET_KINDS } from '../index.ts'
import { aWidget } from '../testing/index.ts'

describe('widgets', () => {
  it('lists widgets with every filter', async () => {
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

  it('returns the address of the interactions of a page', async () => {
    const { engagement, program, widgets } = await readyMatch()
    for await (const page of getWidgets(engagement, { program })) {
      expect(page.interactionUrl).toContain(`text_prediction_id=${widgets[0].id}`)
    }
    expect.assertions(1)
  })

  it.each(WIDGET_KINDS)('reads a %s by its id', async (kind) => {
    const { engagement, platform, program } = await readyMatch()
    const widget = aWidget({ kind })
    platform.addProgram({ program, widgets: [widget] })
    expect(await getWidget(engagement, { widgetId: widget.id, widgetKind: kind })).toMatchObject({
      id: widget.id,
      kind,
    })
  })

  it.each([
    ['alert', 'alerts_url'],
    ['cheer-meter', 'cheer_meters_url'],
    ['image-quiz', 'image_quizzes_url'],
    ['image-number-prediction-follow-up', 'image_number_prediction_followUps_url'],
  ] as const)('reads a %s from the collection that the platform names %s', async (widgetKind, field) => {
    const { engagement, platform, token } = await readyMatch()
    platform.state.application = { [field]: 'https://platform.test/api/v1/collection/' }
    await engagement.init({ accessToken: token })
    await expect(getWidget(engagement, { widgetId: 'w', widgetKind })).rejects.toMatchObject({ status: 404 })
    expect(platform.calls.at(-1)?.path).toBe('/api/v1/collection/w/')
  })

  it('names a kind without an address in the error', async () => {
    const { engagement, platform, token } = await readyMatch()
    platform.state.application = { widget_detail_url_template: null }
    await engagement.init({ accessToken: token })
    const call = getWidget(engagement, { widgetId: 'w', widgetKind: 'video-alert' })
    await expect(call).rejects.toMatchObject({
      code: 'url-missing',
      message: 'Url not found for widgetKind=video-alert',
    })
  })

  it.each([
    ['the application has a template for all kinds', 'hologram'],
    ['the application has a collection of that name', 'program'],
  ])('rejects an unknown kind without a request, although %s', async (_what, kind) => {
    const { engagement, platform } = await readyMatch()
    const call = getWidget(engagement, { widgetId: 'w', widgetKind: kind as never })
    await expect(call).rejects.toMatchObject({
      code: 'url-missing',
      message: `Url not found for widgetKind=${kind}`,
    })
    expect(platform.calls).toEqual([])
  })

  it('reports that a widget was shown', async () => {
    const { engagement, platform, widgets } = await readyMatch()
    const [widget] = widgets
    expect((await createWidgetImpression(engagement, { widget })).id).toContain('impression')
    expect(platform.calls).toMatchObject([{ method: 'POST', body: undefined, token: 'fan-token' }])
  })
})
