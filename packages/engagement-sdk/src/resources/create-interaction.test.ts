import { describe, expect, it } from 'vitest'
import { ANSWERS_BY_KIND } from '../../test/answers-by-kind.ts'
import { withWidget } from '../../test/with-widget.ts'
import { createWidgetInteraction, InteractionError, type InteractionItem, type WidgetKind } from '../index.ts'
import { anOption } from '../testing/index.ts'

const CLOSES_AT = Date.UTC(2024, 3, 27, 7)
const closing = { interactive_until: new Date(CLOSES_AT).toISOString() }

describe('createWidgetInteraction', () => {
  it.each(ANSWERS_BY_KIND)('answers a %s with %j', async (kind, interactionItem, path, body) => {
    const { create, platform, widget } = await withWidget({ kind })
    expect(await create(interactionItem)).toMatchObject({ widget_id: widget.id, widget_kind: kind })
    expect(platform.calls).toMatchObject([{ method: 'POST', token: 'fan-token', body }])
    expect(platform.calls[0]?.path).toBe(`/api/v1/widget-interactions/${kind}/${widget.id}/${path}`)
  })

  it('reads the widget first when only its id and kind are given', async () => {
    const { engagement, sent, widget } = await withWidget()
    const names = { widgetId: widget.id, widgetKind: widget.kind }
    await createWidgetInteraction(engagement, { ...names, interactionItem: { id: 'o1' } })
    expect(sent()).toEqual(['GET', 'POST'])
  })

  it('accepts an option with its own address if the widget lists none', async () => {
    const { engagement, platform, widget } = await withWidget()
    const vote_url = widget.options[0]?.vote_url ?? ''
    const bare = { ...widget, options: [anOption({ id: 'o1' })] }
    await createWidgetInteraction(engagement, { widget: bare, interactionItem: { vote_url } })
    expect(platform.calls[0]?.url).toBe(vote_url)
  })

  it.each([
    ['text-prediction', { id: 'o1', vote_url: 'https://platform.test/older/' }],
    ['text-quiz', { id: 'c1', answer_url: 'https://platform.test/older/' }],
  ] as const)('sends the answer to a %s to the address that the widget has now', async (kind, item) => {
    const { create, platform } = await withWidget({ kind })
    await create(item)
    expect(platform.calls[0]?.path).toContain(`/${item.id}/`)
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
    const { create, platform, widget } = await withWidget({ kind })
    const call = create(item as InteractionItem)
    await expect(call).rejects.toBeInstanceOf(InteractionError)
    await expect(call).rejects.toMatchObject({
      code: 'item-invalid',
      widgetId: widget.id,
      message: 'Invalid interacionItem argument property',
    })
    expect(platform.calls).toEqual([])
  })

  it.each([
    ['an option that a text-prediction does not have', 'text-prediction', {}],
    ['an option of a text-prediction without options', 'text-prediction', { options: undefined }],
    ['a choice of a text-quiz without choices', 'text-quiz', { choices: null }],
  ] as const)('names %s', async (_, kind, given) => {
    const { engagement, widget: read } = await withWidget({ kind })
    const widget = { ...read, ...given } as never
    const named = { code: 'option-missing', message: 'Widget option not present' }
    const call = createWidgetInteraction(engagement, { widget, interactionItem: { id: 'gone' } })
    await expect(call).rejects.toMatchObject(named)
  })

  it.each([
    ['a second before closing it is sent', -1000, undefined],
    ['at closing, the platform refuses', 0, 'interaction-closed'],
    ['two seconds after closing, the platform refuses', 2000, 'interaction-closed'],
  ])('%s', async (_, offset, code) => {
    const { create, platform, read } = await withWidget(closing)
    platform.clock.set(CLOSES_AT + offset)
    await read()
    platform.forgetCalls()
    const outcome: unknown = await create({ id: 'o1' }).catch((error: unknown) => error)
    expect(outcome).toMatchObject(code ? { code, status: 403 } : { option_id: 'o1' })
    expect(platform.calls).toHaveLength(1)
  })

  it('is sent when the clock of another host is ahead of the closing', async () => {
    const { create, engagement, widget } = await withWidget(closing)
    const at = Date.now()
    engagement.internals.clock.observe({ serverAt: CLOSES_AT + 3_600_000, sentAt: at, receivedAt: at })
    expect((await create({ id: 'o1' })).widget_id).toBe(widget.id)
  })

  it('rejects with the original 403 before the widget closes', async () => {
    const { create, platform } = await withWidget({ interactive_until: '2030-01-01T00:00:00Z' })
    platform.inject({ fault: { status: 403, body: { detail: 'banned' } } })
    const refusal = { code: 'http', status: 403, detail: { detail: 'banned' } }
    await expect(create({ id: 'o1' })).rejects.toMatchObject(refusal)
  })

  it('rejects an empty confirmation', async () => {
    const { create, platform } = await withWidget()
    platform.inject({ method: 'POST', fault: { status: 204 } })
    await expect(create({ id: 'o1' })).rejects.toMatchObject({
      code: 'invalid-body',
      message: 'Unreadable interaction: Expected object, received nothing',
    })
  })

  it('rejects a widget that is not published', async () => {
    const { create, platform, widget } = await withWidget({ status: 'scheduled' })
    await expect(create({ id: 'o1' })).rejects.toMatchObject({
      code: 'interaction-closed',
      message: `The widget is scheduled and takes answers only while it is published: widgetId=${widget.id}`,
    })
    expect(platform.calls).toEqual([])
  })
})
