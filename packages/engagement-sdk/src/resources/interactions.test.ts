import { describe, expect, it } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { withWidget } from '../../test/with-widget.ts'
import {
  createWidgetInteraction,
  getProgramInteractions,
  getWidgetInteractions,
  type Widget,
  type WidgetIdentity,
} from '../index.ts'
import { aWidget } from '../testing/index.ts'

describe('reading interactions', () => {
  it('reads by widgets and by kinds, grouped by kind', async () => {
    const { engagement, platform, program, widgets } = await readyMatch()
    for (const widget of widgets.slice(0, 2)) {
      await createWidgetInteraction(engagement, { widget, interactionItem: { id: widget.options[0]?.id } })
    }
    platform.forgetCalls()
    const byWidget = await getProgramInteractions(engagement, { program, widgets: widgets.slice(0, 1) })
    const byKind = await getProgramInteractions(engagement, {
      programId: program.id,
      widgetKinds: ['text-prediction'],
    })
    expect(byWidget.results.map(({ widget_id }) => widget_id)).toEqual([widgets[0]?.id])
    expect(byKind.byKind['text-prediction']).toHaveLength(2)
    expect(platform.calls.map(({ path }) => path.split('?')[1])).toEqual([
      `text_prediction_id=${widgets[0]?.id}`,
      undefined,
      'widget_kind=text-prediction',
    ])
  })

  it('reads by an interaction address, with a placeholder or without', async () => {
    const { engagement, widgets, profile } = await readyMatch()
    const [widget] = widgets
    if (!widget) throw new Error('The scenario has widgets.')
    await createWidgetInteraction(engagement, { widget, interactionItem: { id: widget.options[0]?.id } })
    const template = widget.widget_interactions_url_template ?? ''
    for (const interactionUrl of [template, template.replace('{profile_id}', profile.id)]) {
      expect((await getProgramInteractions(engagement, { interactionUrl })).results).toHaveLength(1)
      const one = { widgetId: widget.id, widgetKind: widget.kind, interactionUrl }
      expect(await getWidgetInteractions(engagement, one)).toHaveLength(1)
    }
  })

  it('sends no request without widgets', async () => {
    const { engagement, platform, program } = await readyMatch()
    const none = await getProgramInteractions(engagement, { program, widgets: [] })
    expect(none).toEqual({ results: [], byKind: {}, rejected: [] })
    expect(platform.calls).toEqual([])
  })

  it('reads the form in which the public reference shows the answer', async () => {
    const { engagement, platform, widget } = await withWidget({})
    const interaction = {
      id: 'i',
      widget_id: widget.id,
      widget_kind: widget.kind,
      url: 'https://platform.test/i/',
    }
    const body = { results: [{ interactions: { [widget.kind]: [interaction] } }] }
    platform.inject({ fault: { status: 200, body } })
    expect(await getWidgetInteractions(engagement, { widget })).toEqual([interaction])
  })

  it('returns the interactions with the parent of a follow-up', async () => {
    const { engagement, platform, widgets, program } = await readyMatch()
    const [parent] = widgets
    if (!parent) throw new Error('The scenario has widgets.')
    await createWidgetInteraction(engagement, {
      widget: parent,
      interactionItem: { id: parent.options[0]?.id },
    })
    const followUp = aWidget({ kind: 'text-prediction-follow-up', text_prediction_id: parent.id })
    platform.addProgram({ program, widgets: [followUp] })
    const names = { widgetId: followUp.id, widgetKind: followUp.kind, programId: program.id }
    expect(await getWidgetInteractions(engagement, names)).toMatchObject([{ widget_id: parent.id }])
  })

  it.each([
    ['already read', (followUp: Widget): WidgetIdentity => followUp],
    ['known by id and kind only', ({ id, kind }: Widget): WidgetIdentity => ({ id, kind })],
  ])('reads several with a follow-up that is %s by its parent, once', async (_, name) => {
    const { engagement, platform, widgets, program } = await readyMatch()
    const [parent] = widgets
    if (!parent) throw new Error('The scenario has widgets.')
    await createWidgetInteraction(engagement, {
      widget: parent,
      interactionItem: { id: parent.options[0]?.id },
    })
    const followUp = aWidget({ kind: 'text-prediction-follow-up', text_prediction_id: parent.id })
    platform.addProgram({ program, widgets: [followUp] })
    const { results } = await getProgramInteractions(engagement, {
      program,
      widgets: [parent, name(followUp)],
    })
    expect(results).toMatchObject([{ widget_id: parent.id }])
    expect(platform.calls.at(-1)?.path).toMatch(new RegExp(`\\?text_prediction_id=${parent.id}$`))
  })
})
