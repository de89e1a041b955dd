import { describe, expect, it } from 'vitest'
import { ANSWERS_BY_KIND } from '../../test/answers-by-kind.ts'
import { withWidget } from '../../test/with-widget.ts'
import { createWidgetInteraction, updateWidgetInteraction } from '../index.ts'
import { aChoice } from '../testing/index.ts'

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

  it('rejects if there is no interaction to update', async () => {
    const { engagement, widget } = await withWidget({})
    const call = updateWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    await expect(call).rejects.toMatchObject({
      code: 'interaction-missing',
      message: `No widget interaction found for widgetId=${widget.id}, use createWidgetInteraction`,
    })
  })

  it.each(ANSWERS_BY_KIND.filter(([kind]) => !/poll|t-prediction|e-prediction|cheer/.test(kind)))(
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

  it('rejects if the cheered option has no interaction', async () => {
    const { engagement, widget } = await withWidget({ kind: 'cheer-meter' })
    await createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1', vote_count: 1 } })
    const call = updateWidgetInteraction(engagement, { widget, interactionItem: { id: 'o2', vote_count: 1 } })
    await expect(call).rejects.toThrow('No user interaction found for given cheer meter interaction item')
  })
})
