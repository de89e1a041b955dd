import { describe, expect, it, vi } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { getPostedWidgets, takePages } from '../index.ts'
import { aWidget } from '../testing/index.ts'

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

  it('puts the widgets published since a cached page in front of it, once each, newest first', async () => {
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

  it('returns each widget once over all pages, in the missed version, with one read of history', async () => {
    const { engagement, platform, program, widgets } = await readyMatch({}, { pageSize: 2 })
    platform.state.timelineAgeS = 30
    const newer = (index: number, question: string) => ({ ...aWidget(widgets[index]), question })
    const readMissed = vi.fn(async () => [newer(0, 'Now?'), newer(0, 'Before?'), newer(2, 'Later page?')])
    const pages = getPostedWidgets(engagement, { program, readMissed })
    const seen = (await takePages(pages)).results.map(({ id, question }) => [id, question])
    expect(seen).toEqual([
      [widgets[2].id, 'Later page?'],
      [widgets[0].id, 'Now?'],
      [widgets[1].id, widgets[1].question],
      [widgets[3].id, widgets[3].question],
    ])
    expect(readMissed).toHaveBeenCalledTimes(1)
    expect((await takePages(pages)).results).toHaveLength(4)
    expect(readMissed).toHaveBeenCalledTimes(2)
  })

  it('returns the cached page when the missed widgets cannot be read', async () => {
    const { engagement, logger, platform, program } = await readyMatch()
    platform.state.timelineAgeS = 30
    const warning = vi.fn()
    engagement.on('warning', warning)
    const readMissed = () => Promise.reject(new Error('down'))
    const { results } = await takePages(getPostedWidgets(engagement, { program, readMissed }))
    expect(results).toHaveLength(4)
    expect(warning).toHaveBeenCalledOnce()
    expect(logger.warn).toHaveBeenCalledWith(expect.stringContaining('could not be read'), new Error('down'))
  })

  it('does not read missed widgets when the page is fresh', async () => {
    const { engagement, program } = await readyMatch()
    const readMissed = vi.fn(async () => [])
    await takePages(getPostedWidgets(engagement, { program, readMissed }))
    expect(readMissed).not.toHaveBeenCalled()
  })
})
