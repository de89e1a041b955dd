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
import { aProfile, aWidget } from '../testing/index.ts'

/** A match day whose first questions have an answer. */
async function answered(count: number, pageSize?: number) {
  const match = await readyMatch({}, { pageSize })
  for (const widget of match.widgets.slice(0, count))
    await createWidgetInteraction(match.engagement, {
      widget,
      interactionItem: { id: widget.options[0]?.id },
    })
  match.platform.forgetCalls()
  return match
}

const FOLLOW_UPS = [
  ['text-prediction-follow-up', 'text_prediction_id'],
  ['image-prediction-follow-up', 'image_prediction_id'],
  ['text-number-prediction-follow-up', 'text_number_prediction_id'],
  ['image-number-prediction-follow-up', 'image_number_prediction_id'],
] as const

describe('reading interactions', () => {
  it('reads by widgets and by kinds, grouped by kind', async () => {
    const { engagement, platform, program, widgets } = await answered(2)
    const byWidget = await getProgramInteractions(engagement, { program, widgets: widgets.slice(0, 1) })
    const byKind = await getProgramInteractions(engagement, {
      programId: program.id,
      widgetKinds: ['text-prediction'],
    })
    expect(byWidget.results.map(({ widget_id }) => widget_id)).toEqual([widgets[0].id])
    expect(byKind.byKind['text-prediction']).toHaveLength(2)
    expect(platform.calls.map(({ path }) => path.split('?')[1])).toEqual([
      `text_prediction_id=${widgets[0].id}`,
      undefined,
      'widget_kind=text-prediction',
    ])
  })

  it('reads every page', async () => {
    const { engagement, platform, program } = await answered(3, 1)
    const found = await getProgramInteractions(engagement, { program, widgetKinds: ['text-prediction'] })
    expect([found.results.length, platform.calls.length]).toEqual([3, 3])
  })

  it('reads by an interaction address, with a placeholder or without', async () => {
    const { create, engagement, profile, widget } = await withWidget()
    await create({ id: 'o1' })
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
    const { platform, read, widget } = await withWidget()
    const url = 'https://platform.test/i/'
    const interaction = { id: 'i', widget_id: widget.id, widget_kind: widget.kind, url }
    const body = { results: [{ interactions: { [widget.kind]: [interaction] } }] }
    platform.inject({ fault: { status: 200, body } })
    expect(await read()).toEqual([interaction])
  })

  it('rejects after an outage, which is never "no answer yet"', async () => {
    const { engagement, platform, program, read, update } = await withWidget()
    platform.inject({ fault: { status: 500 }, times: 3 })
    const all = getProgramInteractions(engagement, { program, widgetKinds: ['text-prediction'] })
    for (const call of [all, read(), update({ id: 'o1' })])
      await expect(call).rejects.toMatchObject({ status: 500 })
  })

  it('finds no answer of the player before, and changes none', async () => {
    const { create, engagement, platform, read, update } = await withWidget()
    await create({ id: 'o1' })
    platform.addProfile({ profile: aProfile(), token: 'other' })
    await engagement.init({ accessToken: 'other' })
    expect(await read()).toEqual([])
    await expect(update({ id: 'o2' })).rejects.toMatchObject({ code: 'interaction-missing' })
    expect(platform.state.interactions).toMatchObject([{ option_id: 'o1' }])
  })

  it.each(FOLLOW_UPS)('returns for a %s the interactions with its parent', async (kind, field) => {
    const { engagement, platform, program } = await readyMatch()
    const followUp = aWidget({ kind, [field]: 'parent' })
    platform.addProgram({ program, widgets: [followUp] })
    const widget_kind = kind.replace('-follow-up', '')
    const answer = { id: 'i', widget_id: 'parent', widget_kind, url: 'https://platform.test/i/' }
    const body = { interactions: { [widget_kind]: [answer] } }
    platform.inject({ path: `?${field}=parent`, fault: { status: 200, body } })
    const names = { widgetId: followUp.id, widgetKind: kind, programId: program.id }
    expect(await getWidgetInteractions(engagement, names)).toEqual([answer])
  })

  it.each([
    ['already read', (followUp: Widget): WidgetIdentity => followUp],
    ['known by id and kind only', ({ id, kind }: Widget): WidgetIdentity => ({ id, kind })],
  ])('reads several with a follow-up that is %s by its parent, once', async (_, name) => {
    const { engagement, platform, widgets, program } = await answered(1)
    const [parent] = widgets
    const followUp = aWidget({ kind: 'text-prediction-follow-up', text_prediction_id: parent.id })
    platform.addProgram({ program, widgets: [followUp] })
    const selected = { program, widgets: [parent, name(followUp)] }
    const { results } = await getProgramInteractions(engagement, selected)
    expect(results).toMatchObject([{ widget_id: parent.id }])
    expect(platform.calls.at(-1)?.path).toMatch(new RegExp(`\\?text_prediction_id=${parent.id}$`))
  })
})
