import { describe, expect, it } from 'vitest'
import { ANSWERS_BY_KIND } from '../../test/answers-by-kind.ts'
import { withWidget } from '../../test/with-widget.ts'

describe('updateWidgetInteraction', () => {
  it('is one request when the interaction is known', async () => {
    const { create, platform, update } = await withWidget()
    const interaction = await create({ id: 'o1' })
    platform.forgetCalls()
    expect((await update({ id: 'o2' }, interaction)).option_id).toBe('o2')
    expect(platform.calls).toMatchObject([{ method: 'PATCH', body: { option_id: 'o2' } }])
  })

  it('finds the option by its address', async () => {
    const { create, update, widget } = await withWidget()
    await create({ id: 'o1' })
    expect((await update({ vote_url: widget.options[1]?.vote_url })).option_id).toBe('o2')
  })

  it('names an address that is of none of the options', async () => {
    const { create, sent, update } = await withWidget()
    await create({ id: 'o1' })
    const named = { code: 'option-missing', message: 'Widget option not present' }
    await expect(update({ vote_url: 'https://platform.test/older/' })).rejects.toMatchObject(named)
    expect(sent()).toEqual(['POST', 'GET'])
  })

  it('rejects if there is no interaction to update', async () => {
    const { update, widget } = await withWidget()
    await expect(update({ id: 'o1' })).rejects.toMatchObject({
      code: 'interaction-missing',
      message: `No widget interaction found for widgetId=${widget.id}, use createWidgetInteraction`,
    })
  })

  it.each(ANSWERS_BY_KIND.filter(([kind]) => !/poll|t-prediction|e-prediction|cheer/.test(kind)))(
    'is refused for the one-shot kind %s',
    async (kind, interactionItem) => {
      const { create, update, widget } = await withWidget({ kind })
      await create(interactionItem)
      await expect(update(interactionItem)).rejects.toMatchObject({
        code: 'update-unsupported',
        message: `Interaction already present for widgetId=${widget.id}, updateWidgetInteraction not supported.`,
      })
    },
  )

  it('changes the count of the cheered option, and no other', async () => {
    const { create, platform, update } = await withWidget({ kind: 'cheer-meter' })
    await create({ id: 'o1', vote_count: 1 })
    await create({ id: 'o2', vote_count: 1 })
    await update({ id: 'o2', vote_count: 9 })
    expect(platform.calls.at(-1)?.body).toEqual({ vote_count: 9 })
    expect(platform.state.interactions.map(({ option_id, vote_count }) => [option_id, vote_count])).toEqual([
      ['o1', 1],
      ['o2', 9],
    ])
  })

  it('rejects if the cheered option has no interaction', async () => {
    const { create, update } = await withWidget({ kind: 'cheer-meter' })
    await create({ id: 'o1', vote_count: 1 })
    const call = update({ id: 'o2', vote_count: 1 })
    await expect(call).rejects.toThrow('No user interaction found for given cheer meter interaction item')
  })
})
