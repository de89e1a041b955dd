import { describe, expect, it } from 'vitest'
import {
  createWidgetImpression,
  createWidgetInteraction,
  getProgram,
  getProgramInteractions,
  getWidget,
  getWidgetInteractions,
  updateWidgetInteraction,
  type Widget,
} from '../src/index.ts'
import { aProfile, aWidget } from '../src/testing/index.ts'
import { expectEngagementError } from './expect-engagement-error.ts'
import { readyMatch } from './ready-match.ts'

function first(widgets: readonly Widget[]): Widget {
  const [widget] = widgets
  if (!widget) throw new Error('The scenario has widgets.')
  return widget
}

const pick = (widget: Widget, index: number) => ({ id: widget.options[index]?.id })

// The numbers are the rows of the contract's section 7, as in `defects.test.ts`.
describe('defects of the reference client with interactions that this one does not have', () => {
  it('3: the next player does not see or change anything of the previous one', async () => {
    const { engagement, platform, widgets } = await readyMatch()
    const widget = first(widgets)
    await createWidgetInteraction(engagement, { widget, interactionItem: pick(widget, 0) })
    platform.addProfile({ profile: aProfile({ id: 'b' }), token: 'b-token' })
    await engagement.init({ accessToken: 'b-token' })
    expect(await getWidgetInteractions(engagement, { widget })).toEqual([])
    const update = updateWidgetInteraction(engagement, { widget, interactionItem: pick(widget, 1) })
    await expect(update).rejects.toMatchObject({ code: 'interaction-missing' })
    expect(platform.state.interactions).toMatchObject([{ option_id: widget.options[0]?.id }])
  })

  it('4: interactions that were read first are not mistaken for a widget', async () => {
    const { engagement, program, widgets } = await readyMatch()
    const widget = first(widgets)
    await getProgramInteractions(engagement, { program, widgets: [widget] })
    const read = await getWidget(engagement, { widgetId: widget.id, widgetKind: widget.kind })
    expect(read.options).toHaveLength(3)
    const names = { widgetId: widget.id, widgetKind: widget.kind }
    await expect(createWidgetImpression(engagement, names)).resolves.toHaveProperty('id')
  })

  it('13: an outage is an error, never "no answer yet"', async () => {
    const { engagement, platform, program, widgets } = await readyMatch()
    const widget = first(widgets)
    platform.inject({ fault: { status: 500 }, times: 3 })
    await expect(getProgramInteractions(engagement, { program, widgets })).rejects.toMatchObject({
      status: 500,
    })
    await expect(getWidgetInteractions(engagement, { widget })).rejects.toMatchObject({ status: 500 })
    const update = updateWidgetInteraction(engagement, { widget, interactionItem: pick(widget, 0) })
    await expect(update).rejects.toMatchObject({ status: 500 })
  })

  it('14: every follow-up finds its parent, and every kind its address', async () => {
    const { engagement, platform, program } = await readyMatch()
    for (const form of ['text', 'image', 'text_number', 'image_number'] as const) {
      const kind = `${form}-prediction-follow-up`.replace('_', '-') as Widget['kind']
      const widget = aWidget({ kind, [`${form}_prediction_id`]: 'parent' })
      platform.addProgram({ program, widgets: [widget] })
      platform.forgetCalls()
      await getWidgetInteractions(engagement, {
        widgetId: widget.id,
        widgetKind: kind,
        programId: program.id,
      })
      expect(platform.calls.at(-1)?.path).toContain(`?${form}_prediction_id=parent`)
    }
    for (const kind of ['text-number-prediction', 'video-alert', 'social-embed'] as const) {
      const widget = aWidget({ kind })
      platform.addProgram({ program, widgets: [widget] })
      expect((await getWidget(engagement, { widgetId: widget.id, widgetKind: kind })).kind).toBe(kind)
    }
  })

  it('16: a cheer meter is always updated with a count', async () => {
    const { engagement, platform, program } = await readyMatch()
    const made = aWidget({ kind: 'cheer-meter' })
    platform.addProgram({ program, widgets: [made] })
    const widget = await getWidget(engagement, { widgetId: made.id, widgetKind: made.kind })
    await createWidgetInteraction(engagement, {
      widget,
      interactionItem: { ...pick(widget, 0), vote_count: 1 },
    })
    await updateWidgetInteraction(engagement, {
      widget,
      interactionItem: { ...pick(widget, 0), vote_count: 2 },
    })
    expect(platform.calls.at(-1)?.body).toEqual({ vote_count: 2 })
  })

  it('18: duplicates, deadlines and statuses have codes of their own, and an empty answer is rejected', async () => {
    const { engagement, platform, widgets } = await readyMatch()
    const widget = first(widgets)
    const item = pick(widget, 0)
    platform.inject({ method: 'POST', fault: { status: 204 } })
    const empty = createWidgetInteraction(engagement, { widget, interactionItem: item })
    await expect(empty).rejects.toMatchObject({ code: 'invalid-body', resource: 'interaction' })
    await expect(empty).rejects.toThrow(/^Unreadable interaction: Expected object$/)
    await createWidgetInteraction(engagement, { widget, interactionItem: item })
    const again = createWidgetInteraction(engagement, { widget, interactionItem: item })
    await expect(again).rejects.toMatchObject({ code: 'interaction-exists' })
    const over = { ...widget, interactive_until: new Date(engagement.now() - 5000).toISOString() }
    platform.inject({ method: 'POST', fault: { status: 403 } })
    const late = createWidgetInteraction(engagement, { widget: over, interactionItem: item })
    await expect(late).rejects.toMatchObject({ code: 'interaction-closed' })
    const unpublished = { ...widget, status: 'pending' } as const
    const early = createWidgetInteraction(engagement, { widget: unpublished, interactionItem: item })
    await expect(early).rejects.toMatchObject({ code: 'interaction-closed' })
  })

  it('19: every rejection is an EngagementError with a message, and a 403 after the deadline has the code interaction-closed', async () => {
    const { engagement, platform, widgets } = await readyMatch()
    const widget = first(widgets)
    const failing: (() => Promise<unknown>)[] = [
      () => getWidget(engagement, { widgetId: '', widgetKind: 'alert' }),
      () => getProgram(engagement, { programId: 'x' }),
      () => getProgramInteractions(engagement, { interactionUrl: 'https://platform.test/' }),
      () => createWidgetInteraction(engagement, { widget, interactionItem: { text: 'x' } }),
    ]
    for (const fail of failing) await expectEngagementError(fail())
    for (const fault of ['drop-before-write', 'malformed-body', { status: 418 }] as const) {
      platform.inject({ fault })
      await expectEngagementError(getProgram(engagement, { programId: 'x' }))
    }
    platform.clock.advance(90 * 60_000)
    const late = createWidgetInteraction(engagement, { widget, interactionItem: pick(widget, 0) })
    await expect(late).rejects.toMatchObject({ code: 'interaction-closed', status: 403 })
  })

  it('21: interactions are read to the last page; calls end, abort and are shared', async () => {
    const { engagement, platform, program, widgets } = await readyMatch({}, { pageSize: 1 })
    for (const widget of widgets) {
      await createWidgetInteraction(engagement, { widget, interactionItem: pick(widget, 0) })
    }
    platform.forgetCalls()
    const found = await getProgramInteractions(engagement, { program, widgetKinds: ['text-prediction'] })
    expect(found.results).toHaveLength(4)
    expect(platform.calls).toHaveLength(4)
    platform.inject({ fault: 'hang' })
    const call = getProgram(engagement, { programId: program.id, timeoutMs: 1 })
    await expect(call).rejects.toMatchObject({ code: 'timeout' })
    platform.forgetCalls()
    await Promise.all([1, 2].map(() => getProgram(engagement, { programId: program.id })))
    expect(platform.calls).toHaveLength(1)
    platform.inject({ fault: 'hang' })
    const stop = new AbortController()
    const left = getProgram(engagement, { programId: program.id, signal: stop.signal })
    await expect.poll(() => platform.calls).toHaveLength(2)
    stop.abort(new Error('left the screen'))
    await expect(left).rejects.toThrow('left the screen')
  })
})
