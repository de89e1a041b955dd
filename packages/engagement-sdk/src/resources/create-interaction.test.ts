import { describe, expect, it } from 'vitest'
import { ANSWERS_BY_KIND } from '../../test/answers-by-kind.ts'
import { withWidget } from '../../test/with-widget.ts'
import {
  createWidgetInteraction,
  getWidgetInteractions,
  InteractionError,
  type InteractionItem,
  type WidgetKind,
} from '../index.ts'
import { aChoice, anOption } from '../testing/index.ts'

describe('createWidgetInteraction', () => {
  it.each(ANSWERS_BY_KIND)('answers a %s with %j', async (kind, interactionItem, path, body) => {
    const { engagement, platform, widget } = await withWidget({ kind, choices: [aChoice({ id: 'c1' })] })
    const made = await createWidgetInteraction(engagement, { widget, interactionItem })
    expect(platform.calls).toMatchObject([{ method: 'POST', token: 'fan-token', body }])
    expect(platform.calls[0]?.path).toBe(`/api/v1/widget-interactions/${kind}/${widget.id}/${path}`)
    expect(made).toMatchObject({ widget_id: widget.id, widget_kind: kind })
  })

  it('reads the widget first when only its id and kind are given', async () => {
    const { engagement, platform, widget } = await withWidget({})
    await createWidgetInteraction(engagement, {
      widgetId: widget.id,
      widgetKind: widget.kind,
      interactionItem: { id: 'o1' },
    })
    expect(platform.calls.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })

  it('accepts an option with its own address if the widget lists none', async () => {
    const { engagement, platform, widget } = await withWidget({})
    const vote_url = `https://platform.test/api/v1/widget-interactions/text-prediction/${widget.id}/options/o1/votes/`
    const bare = { ...widget, options: [anOption({ id: 'o1' })] }
    await createWidgetInteraction(engagement, { widget: bare, interactionItem: { vote_url } })
    expect(platform.calls[0]?.url).toBe(vote_url)
  })

  const REFUSED: readonly [WidgetKind, unknown][] = [
    ['text-ask', { id: 'o1' }],
    ['text-ask', { text: ' ' }],
    ['text-ask', { text: 3 }],
    ['emoji-slider', { text: 'x' }],
    ['emoji-slider', { magnitude: -0.001 }],
    ['emoji-slider', { magnitude: 1.001 }],
    ['emoji-slider', { magnitude: Number.NaN }],
    ['emoji-slider', { magnitude: null }],
    ['emoji-slider', { magnitude: '' }],
    ['text-number-prediction', { id: 'o1' }],
    ['text-number-prediction', { options: [] }],
    ['text-number-prediction', { options: [null] }],
    ['text-number-prediction', { options: [{ optionId: 'o1' }] }],
    ['text-number-prediction', { options: [{ optionId: 'o1', number: Number.POSITIVE_INFINITY }] }],
    ['cheer-meter', { id: 'o1' }],
    ['cheer-meter', { id: 'o1', vote_count: 1.5 }],
    ['cheer-meter', { id: 'o1', vote_count: -1 }],
    ['text-quiz', { text: 'x' }],
    ['text-prediction', { text: 'x' }],
    ['alert', { id: 'o1' }],
    ['text-prediction-follow-up', { id: 'o1' }],
  ]
  it.each(REFUSED)('refuses for a %s the item %j', async (kind, item) => {
    const { engagement, platform, widget } = await withWidget({ kind })
    const call = createWidgetInteraction(engagement, { widget, interactionItem: item as InteractionItem })
    await expect(call).rejects.toBeInstanceOf(InteractionError)
    await expect(call).rejects.toMatchObject({ code: 'item-invalid', widgetId: widget.id })
    await expect(call).rejects.toThrow(/^Invalid interacionItem argument property$/)
    expect(platform.calls).toEqual([])
  })

  it('names an option that the widget does not have', async () => {
    const { engagement, widget } = await withWidget({})
    const call = createWidgetInteraction(engagement, { widget, interactionItem: { id: 'gone' } })
    await expect(call).rejects.toMatchObject({ code: 'option-missing', message: 'Widget option not present' })
  })

  it('rejects if an answer exists', async () => {
    const { engagement, widget } = await withWidget({})
    await createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    const again = createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o2' } })
    await expect(again).rejects.toMatchObject({ code: 'interaction-exists', status: 409 })
  })

  it.each([
    ['a second before closing it is sent', -1000, undefined],
    ['at closing, the platform refuses', 0, 'interaction-closed'],
    ['two seconds after closing, the platform refuses', 2000, 'interaction-closed'],
  ])('%s', async (_, offset, code) => {
    const closesAt = Date.UTC(2024, 3, 27, 7)
    const { engagement, platform, widget } = await withWidget({
      interactive_until: new Date(closesAt).toISOString(),
    })
    platform.clock.set(closesAt + offset)
    await getWidgetInteractions(engagement, { widget })
    platform.forgetCalls()
    const call = createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    expect(
      await call.then(
        () => undefined,
        (error) => error.code,
      ),
    ).toBe(code)
    expect(platform.calls).toHaveLength(1)
  })

  it('is sent when the clock of another host is ahead of the closing', async () => {
    const closesAt = Date.UTC(2024, 3, 27, 7)
    const { engagement, widget } = await withWidget({ interactive_until: new Date(closesAt).toISOString() })
    const at = Date.now()
    engagement.internals.clock.observe({ serverAt: closesAt + 3_600_000, sentAt: at, receivedAt: at })
    const made = await createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    expect(made.widget_id).toBe(widget.id)
  })

  it('rejects with the original 403 before the widget closes', async () => {
    const { engagement, platform, widget } = await withWidget({ interactive_until: '2030-01-01T00:00:00Z' })
    platform.inject({ fault: { status: 403, body: { detail: 'banned' } } })
    const call = createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    await expect(call).rejects.toMatchObject({ code: 'http', status: 403, detail: { detail: 'banned' } })
  })

  it('rejects a widget that is not published', async () => {
    const { engagement, platform, widget } = await withWidget({ status: 'scheduled' })
    const call = createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    await expect(call).rejects.toMatchObject({
      code: 'interaction-closed',
      message: `The widget is scheduled and takes answers only while it is published: widgetId=${widget.id}`,
    })
    expect(platform.calls).toEqual([])
  })
})
