import {
  createUserProfile,
  type Engagement,
  getWidgetInteractions,
  getWidgets,
  listPrograms,
  saveWidgetInteraction,
  takePages,
  type Widget,
} from '@touchline/engagement-sdk'
import { afterEach, describe, expect, it } from 'vitest'
import { startMenOnce } from '../start-men.ts'
import { aFan } from './a-fan.ts'

const sandbox = await startMenOnce()
afterEach(() => sandbox.faults.clear())

async function anOpenWidget(engagement: Engagement): Promise<Widget> {
  const { results } = await takePages(listPrograms(engagement, { title: '120-2024 | 10' }))
  // The round begins on a Friday that is over; its last match is still open.
  const program = results.findLast(({ title }) => title === '120-2024 | 10')
  const [widget] = (await takePages(getWidgets(engagement, { programId: program?.id ?? '' }))).results
  if (!widget) throw new Error('The round has widgets.')
  return widget
}

async function aNewPlayer(): Promise<Engagement> {
  const demo = await aFan(sandbox)
  return aFan(sandbox, { token: (await createUserProfile(demo)).access_token })
}

describe('a lost reply', () => {
  it.each(['before', 'after'] as const)('that was cut %s the write is read back', async (when) => {
    const player = await aNewPlayer()
    const widget = await anOpenWidget(player)
    sandbox.faults.add({ path: '/api/v1/widget-interactions/*', method: 'POST', drop: true, when, times: 1 })
    const saved = await saveWidgetInteraction(player, {
      widget,
      interactionItem: { id: widget.options[1]?.id },
    })
    expect(saved.option_id).toBe(widget.options[1]?.id)
    expect(await getWidgetInteractions(player, { widget })).toMatchObject([{ id: saved.id }])
  })

  it('of a create that another tab was faster with becomes an update', async () => {
    const player = await aNewPlayer()
    const widget = await anOpenWidget(player)
    await saveWidgetInteraction(player, { widget, interactionItem: { id: widget.options[0]?.id } })
    const saved = await saveWidgetInteraction(player, {
      widget,
      interactionItem: { id: widget.options[1]?.id },
    })
    expect(await getWidgetInteractions(player, { widget })).toMatchObject([
      { id: saved.id, option_id: widget.options[1]?.id },
    ])
  })

  it('is not mistaken for a malformed confirmation', async () => {
    const player = await aNewPlayer()
    const widget = await anOpenWidget(player)
    sandbox.faults.add({ path: '/api/v1/widget-interactions/*', malformed: true, when: 'after', times: 1 })
    await saveWidgetInteraction(player, { widget, interactionItem: { id: widget.options[0]?.id } })
    expect(await getWidgetInteractions(player, { widget })).toHaveLength(1)
  })
})

describe('closing time', () => {
  it('is the platform’s: it refuses a closed widget, and one that the client believes open', async () => {
    const player = await aNewPlayer()
    const { results } = await takePages(listPrograms(player, { title: '120-2024 | 1' }))
    const over = results.find(({ title }) => title === '120-2024 | 1')
    const [widget] = (await takePages(getWidgets(player, { programId: over?.id ?? '' }))).results
    if (!widget) throw new Error('The first round has widgets.')
    const interactionItem = { id: widget.options[0]?.id }
    const known = saveWidgetInteraction(player, { widget, interactionItem })
    await expect(known).rejects.toMatchObject({ code: 'interaction-closed', status: 403 })
    const unknown = { ...widget, interactive_until: null }
    const late = saveWidgetInteraction(player, { widget: unknown, interactionItem })
    await expect(late).rejects.toMatchObject({ code: 'http', status: 403 })
  })
})
