import { describe, expect, it } from 'vitest'
import {
  createWidgetInteraction,
  getWidgetInteractions,
  getWidgetsInteractions,
  InteractionError,
  type InteractionItem,
  saveWidgetInteraction,
  updateWidgetInteraction,
  type Widget,
  type WidgetKind,
} from '../src/index.ts'
import { aChoice, anOption, aWidget } from '../src/testing/index.ts'
import { readyMatch } from './ready-match.ts'

/** A match whose program has one widget of this kind. */
async function withWidget(given: Partial<Widget>) {
  const match = await readyMatch()
  const made = aWidget({ options: [anOption({ id: 'o1' }), anOption({ id: 'o2' })], ...given })
  match.platform.addProgram({ program: match.program, widgets: [made] })
  const widget = match.platform.state.widgets.get(made.id)
  if (!widget) throw new Error('The platform lost the widget.')
  return { ...match, widget }
}

const CREATES: readonly [WidgetKind, InteractionItem, string, unknown][] = [
  ['text-poll', { id: 'o1' }, 'options/o1/votes/', undefined],
  ['image-poll', { id: 'o2' }, 'options/o2/votes/', undefined],
  ['text-prediction', { id: 'o1' }, 'options/o1/votes/', undefined],
  ['image-prediction', { id: 'o1' }, 'options/o1/votes/', undefined],
  ['cheer-meter', { id: 'o1', vote_count: 3 }, 'options/o1/votes/', { vote_count: 3 }],
  ['text-quiz', { id: 'c1' }, 'choices/c1/answers/', undefined],
  ['image-quiz', { id: 'c1' }, 'choices/c1/answers/', undefined],
  ['emoji-slider', { magnitude: 0.7 }, 'votes/', { magnitude: '0.700' }],
  ['text-ask', { text: 'hello' }, 'replies/', { text: 'hello' }],
  [
    'text-number-prediction',
    {
      options: [
        { optionId: 'o1', number: 21 },
        { optionId: 'o2', number: 0 },
      ],
    },
    'votes/',
    {
      votes: [
        { option_id: 'o1', number: 21 },
        { option_id: 'o2', number: 0 },
      ],
    },
  ],
  [
    'image-number-prediction',
    { options: [{ optionId: 'o1', number: 2 }] },
    'votes/',
    { votes: [{ option_id: 'o1', number: 2 }] },
  ],
]

describe('createWidgetInteraction', () => {
  it.each(CREATES)('answers a %s with %j', async (kind, interactionItem, path, body) => {
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

  it('accepts an option with its own address where the widget lists none', async () => {
    const { engagement, platform, widget } = await withWidget({})
    const vote_url = `https://platform.test/api/v1/widget-interactions/text-prediction/${widget.id}/options/o1/votes/`
    const bare = { ...widget, options: [anOption({ id: 'o1' })] }
    await createWidgetInteraction(engagement, { widget: bare, interactionItem: { vote_url } })
    expect(platform.calls[0]?.url).toBe(vote_url)
  })

  const REFUSED: readonly [WidgetKind, unknown][] = [
    ['text-ask', { id: 'o1' }],
    ['text-ask', { text: ' ' }],
    ['emoji-slider', { text: 'x' }],
    ['emoji-slider', { magnitude: -0.001 }],
    ['emoji-slider', { magnitude: 1.001 }],
    ['emoji-slider', { magnitude: Number.NaN }],
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

  it('says that an answer exists', async () => {
    const { engagement, widget } = await withWidget({})
    await createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    const again = createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o2' } })
    await expect(again).rejects.toMatchObject({ code: 'interaction-exists', status: 409 })
  })

  it.each([
    ['a second before closing it is sent', -1000, undefined, 1],
    ['at closing, within the tolerance of the clock, the platform refuses', 0, 'interaction-closed', 1],
    ['two seconds after closing it is not sent', 2000, 'interaction-closed', 0],
  ])('%s', async (_, offset, code, sent) => {
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
    expect(platform.calls).toHaveLength(sent)
  })

  it('leaves a 403 before closing a 403', async () => {
    const { engagement, platform, widget } = await withWidget({ interactive_until: '2030-01-01T00:00:00Z' })
    platform.inject({ fault: { status: 403, body: { detail: 'banned' } } })
    const call = createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    await expect(call).rejects.toMatchObject({ code: 'http', status: 403, detail: { detail: 'banned' } })
  })

  it('refuses a widget that is not published', async () => {
    const { engagement, platform, widget } = await withWidget({ status: 'scheduled' })
    const call = createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    await expect(call).rejects.toMatchObject({ code: 'interaction-closed' })
    expect(platform.calls).toEqual([])
  })
})

describe('updateWidgetInteraction', () => {
  it('is one request when the interaction is known', async () => {
    const { engagement, platform, widget } = await withWidget({})
    const interaction = await createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    platform.forgetCalls()
    const options = { widget, interaction, interactionItem: { id: 'o2' } }
    expect((await updateWidgetInteraction(engagement, options)).option_id).toBe('o2')
    expect(platform.calls).toMatchObject([{ method: 'PATCH', body: { option_id: 'o2' } }])
  })

  it('finds the option by its address', async () => {
    const { engagement, widget } = await withWidget({})
    await createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    const vote_url = widget.options[1]?.vote_url
    expect(
      (await updateWidgetInteraction(engagement, { widget, interactionItem: { vote_url } })).option_id,
    ).toBe('o2')
  })

  it('says that there is none to update', async () => {
    const { engagement, widget } = await withWidget({})
    const call = updateWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    await expect(call).rejects.toMatchObject({
      code: 'interaction-missing',
      message: `No widget interaction found for widgetId=${widget.id}, use createWidgetInteraction`,
    })
  })

  it.each(CREATES.filter(([kind]) => !/poll|t-prediction|e-prediction|cheer/.test(kind)))(
    'is refused for the one-shot kind %s',
    async (kind, interactionItem) => {
      const { engagement, widget } = await withWidget({ kind, choices: [aChoice({ id: 'c1' })] })
      await createWidgetInteraction(engagement, { widget, interactionItem })
      const call = updateWidgetInteraction(engagement, { widget, interactionItem })
      await expect(call).rejects.toMatchObject({
        code: 'update-unsupported',
        message: `Interaction already present for widgetId=${widget.id}, updateWidgetInteraction not supported.`,
      })
    },
  )

  it('changes the count of the cheered option, and no other', async () => {
    const { engagement, platform, widget } = await withWidget({ kind: 'cheer-meter' })
    await createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1', vote_count: 1 } })
    await createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o2', vote_count: 1 } })
    await updateWidgetInteraction(engagement, { widget, interactionItem: { id: 'o2', vote_count: 9 } })
    expect(platform.state.interactions.map(({ option_id, vote_count }) => [option_id, vote_count])).toEqual([
      ['o1', 1],
      ['o2', 9],
    ])
  })

  it('says that the cheered option has no interaction', async () => {
    const { engagement, widget } = await withWidget({ kind: 'cheer-meter' })
    await createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1', vote_count: 1 } })
    const call = updateWidgetInteraction(engagement, { widget, interactionItem: { id: 'o2', vote_count: 1 } })
    await expect(call).rejects.toThrow('No user interaction found for given cheer meter interaction item')
  })
})

describe('saveWidgetInteraction', () => {
  it('creates where there is none', async () => {
    const { engagement, platform, widget } = await withWidget({})
    await saveWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    expect(platform.calls.map(({ method }) => method)).toEqual(['POST'])
  })

  it('turns "already exists" into an update', async () => {
    const { engagement, platform, widget } = await withWidget({})
    await saveWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    expect(
      (await saveWidgetInteraction(engagement, { widget, interactionItem: { id: 'o2' } })).option_id,
    ).toBe('o2')
    expect(platform.state.interactions).toHaveLength(1)
  })

  it('sends nothing more when "already exists" is what was wanted', async () => {
    const { engagement, platform, widget } = await withWidget({})
    await saveWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    platform.forgetCalls()
    await saveWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    expect(platform.calls.map(({ method }) => method)).toEqual(['POST', 'GET'])
  })

  it.each(CREATES)(
    'reads a lost reply back for a %s and does not send it twice',
    async (kind, interactionItem) => {
      const { engagement, platform, widget } = await withWidget({ kind, choices: [aChoice({ id: 'c1' })] })
      platform.inject({ method: 'POST', fault: 'drop-after-write' })
      const saved = await saveWidgetInteraction(engagement, { widget, interactionItem })
      expect(platform.state.interactions.map(({ id }) => id)).toEqual([saved.id])
      expect(platform.calls.map(({ method }) => method)).toEqual(['POST', 'GET'])
    },
  )

  it.each([['drop-before-write'], [{ status: 503 }]] as const)(
    'sends again what did not arrive: %j',
    async (fault) => {
      const { engagement, platform, widget } = await withWidget({})
      platform.inject({ method: 'POST', fault })
      expect(
        (await saveWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })).option_id,
      ).toBe('o1')
      expect(platform.calls.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST'])
    },
  )

  it('reads an unreadable confirmation back', async () => {
    const { engagement, platform, widget } = await withWidget({})
    platform.inject({ method: 'POST', fault: 'malformed-body' })
    await saveWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    expect(platform.state.interactions).toHaveLength(1)
  })

  it('reads a lost update back, and sends it again only if it is not there', async () => {
    const { engagement, platform, widget } = await withWidget({})
    const interaction = await saveWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    platform.forgetCalls()
    platform.inject({ method: 'PATCH', fault: 'drop-after-write' })
    await saveWidgetInteraction(engagement, { widget, interaction, interactionItem: { id: 'o2' } })
    expect(platform.calls.map(({ method }) => method)).toEqual(['PATCH', 'GET'])
    platform.inject({ method: 'PATCH', fault: 'drop-before-write' })
    await saveWidgetInteraction(engagement, { widget, interaction, interactionItem: { id: 'o1' } })
    expect(platform.state.interactions).toMatchObject([{ option_id: 'o1' }])
  })

  it('fails when the answer cannot be read back', async () => {
    const { engagement, platform, widget } = await withWidget({})
    platform.inject({ fault: 'drop-after-write', times: 2 })
    const call = saveWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    await expect(call).rejects.toMatchObject({ code: 'network' })
    expect(platform.calls).toHaveLength(2)
  })

  it('says that a one-shot answer exists', async () => {
    const { engagement, widget } = await withWidget({ kind: 'text-ask' })
    await saveWidgetInteraction(engagement, { widget, interactionItem: { text: 'one' } })
    const call = saveWidgetInteraction(engagement, { widget, interactionItem: { text: 'two' } })
    await expect(call).rejects.toMatchObject({ code: 'interaction-exists' })
  })

  it('does not repeat what the platform refuses', async () => {
    const { engagement, platform, widget } = await withWidget({})
    platform.inject({ method: 'POST', fault: { status: 400 } })
    const call = saveWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    await expect(call).rejects.toMatchObject({ status: 400 })
    expect(platform.calls).toHaveLength(1)
  })
})

describe('reading interactions', () => {
  it('reads by widgets and by kinds, grouped by kind', async () => {
    const { engagement, platform, program, widgets } = await readyMatch()
    for (const widget of widgets.slice(0, 2)) {
      await createWidgetInteraction(engagement, { widget, interactionItem: { id: widget.options[0]?.id } })
    }
    platform.forgetCalls()
    const byWidget = await getWidgetsInteractions(engagement, { program, widgets: widgets.slice(0, 1) })
    const byKind = await getWidgetsInteractions(engagement, {
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
      expect((await getWidgetsInteractions(engagement, { interactionUrl })).results).toHaveLength(1)
      const one = { widgetId: widget.id, widgetKind: widget.kind, interactionUrl }
      expect(await getWidgetInteractions(engagement, one)).toHaveLength(1)
    }
  })

  it('asks nothing for no widgets', async () => {
    const { engagement, platform, program } = await readyMatch()
    const none = await getWidgetsInteractions(engagement, { program, widgets: [] })
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

  it("gives a follow-up's parent's", async () => {
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
})
