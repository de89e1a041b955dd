import { describe, expect, it } from 'vitest'
import { ANSWERS_BY_KIND } from '../../test/answers-by-kind.ts'
import { matchWith } from '../../test/ready-match.ts'
import { withWidget } from '../../test/with-widget.ts'
import { createWidgetInteraction, getWidgetInteractions, saveWidgetInteraction } from '../index.ts'
import { aChoice } from '../testing/index.ts'

describe('saveWidgetInteraction', () => {
  it('creates an interaction if there is none', async () => {
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

  it('sends nothing else when the existing answer is the wanted one', async () => {
    const { engagement, platform, widget } = await withWidget({})
    await saveWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    platform.forgetCalls()
    await saveWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    expect(platform.calls.map(({ method }) => method)).toEqual(['POST', 'GET'])
  })

  it.each(ANSWERS_BY_KIND)(
    'reads a lost reply back for a %s and does not send it twice',
    async (kind, interactionItem) => {
      const { engagement, platform, widget } = await withWidget({ kind, choices: [aChoice({ id: 'c1' })] })
      platform.inject({ method: 'POST', fault: 'drop-after-write' })
      const saved = await saveWidgetInteraction(engagement, { widget, interactionItem })
      expect(platform.state.interactions.map(({ id }) => id)).toEqual([saved.id])
      expect(platform.calls.map(({ method }) => method)).toEqual(['POST', 'GET'])
    },
  )

  it.each([['drop-after-write'], [{ status: 409 }]] as const)(
    'sends a read-back of its own after %j, although a read is in flight',
    async (fault) => {
      const { engagement, platform, widget } = await withWidget({})
      const interactionItem = { id: 'o1' }
      platform.inject({ method: 'GET', fault: 'hang' })
      const early = getWidgetInteractions(engagement, { widget })
      await expect.poll(() => platform.calls).toHaveLength(1)
      if (fault !== 'drop-after-write') await createWidgetInteraction(engagement, { widget, interactionItem })
      platform.inject({ method: 'POST', fault })
      const saved = await saveWidgetInteraction(engagement, { widget, interactionItem })
      expect(platform.state.interactions).toEqual([saved])
      engagement.dispose()
      await expect(early).rejects.toMatchObject({ code: 'disposed' })
    },
  )

  it.each([['drop-before-write'], [{ status: 503 }]] as const)(
    'sends an answer again that did not arrive: %j',
    async (fault) => {
      const { engagement, platform, widget } = await withWidget({})
      platform.inject({ method: 'POST', fault })
      expect(
        (await saveWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })).option_id,
      ).toBe('o1')
      expect(platform.calls.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST'])
    },
  )

  it.each([
    ['text-poll', { id: 'o1' }, { id: 'o1' }, []],
    ['text-poll', { id: 'o1' }, { id: 'o2' }, ['PATCH']],
    ['text-ask', { text: 'one' }, { text: 'one' }, []],
  ] as const)(
    'makes of a lost %s answer %j that arrives just before its second create %j',
    async (kind, late, interactionItem, further) => {
      const { engagement: elsewhere, platform, token, widget } = await withWidget({ kind })
      const sent: string[] = []
      const { engagement } = matchWith({
        fetch: async (input, init) => {
          const request = new Request(input, init)
          sent.push(request.method)
          if (sent.join() === 'POST') throw new TypeError('fetch failed')
          if (sent.join() === 'POST,GET,POST')
            await createWidgetInteraction(elsewhere, { widget, interactionItem: late })
          return platform.fetch(request)
        },
      })
      await engagement.init({ accessToken: token })
      sent.length = 0
      const saved = await saveWidgetInteraction(engagement, { widget, interactionItem })
      expect(platform.state.interactions).toEqual([saved])
      expect(saved).toMatchObject(
        'id' in interactionItem ? { option_id: interactionItem.id } : interactionItem,
      )
      expect(sent).toEqual(['POST', 'GET', 'POST', 'GET', ...further])
    },
  )

  it('reads back twice at most', async () => {
    const { engagement, platform, widget } = await withWidget({})
    await createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    platform.forgetCalls()
    platform.inject({ method: 'PATCH', fault: { status: 409 }, times: 9 })
    const call = saveWidgetInteraction(engagement, { widget, interactionItem: { id: 'o2' } })
    await expect(call).rejects.toMatchObject({ code: 'interaction-exists' })
    expect(platform.calls.map(({ method }) => method)).toEqual(['POST', 'GET', 'PATCH', 'GET', 'PATCH'])
  })

  it('reads the answer back after a malformed confirmation', async () => {
    const { engagement, platform, widget } = await withWidget({})
    platform.inject({ method: 'POST', fault: 'malformed-body' })
    await saveWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    expect(platform.state.interactions).toHaveLength(1)
  })

  it('reads a lost update back, and sends it again only if it was not stored', async () => {
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

  it('rejects a lost response without recoverLost, and still turns "already exists" into an update', async () => {
    const { engagement, platform, widget } = await withWidget({})
    platform.inject({ method: 'POST', fault: 'drop-after-write' })
    const options = { widget, recoverLost: false }
    const lost = saveWidgetInteraction(engagement, { ...options, interactionItem: { id: 'o1' } })
    await expect(lost).rejects.toMatchObject({ code: 'network' })
    expect(platform.calls).toHaveLength(1)
    const saved = await saveWidgetInteraction(engagement, { ...options, interactionItem: { id: 'o2' } })
    expect(saved.option_id).toBe('o2')
  })

  it('rejects an update of the interaction of a kind that cannot be changed', async () => {
    const { engagement, platform, widget } = await withWidget({ kind: 'text-ask' })
    const interaction = await saveWidgetInteraction(engagement, { widget, interactionItem: { text: 'one' } })
    platform.forgetCalls()
    const call = saveWidgetInteraction(engagement, { widget, interaction, interactionItem: { text: 'two' } })
    await expect(call).rejects.toMatchObject({ code: 'update-unsupported' })
    expect(platform.calls).toEqual([])
  })

  it('rejects if another answer exists and the kind cannot be changed', async () => {
    const { engagement, widget } = await withWidget({ kind: 'text-ask' })
    await saveWidgetInteraction(engagement, { widget, interactionItem: { text: 'one' } })
    const call = saveWidgetInteraction(engagement, { widget, interactionItem: { text: 'two' } })
    await expect(call).rejects.toMatchObject({ code: 'update-unsupported' })
  })

  it('does not retry a refused write', async () => {
    const { engagement, platform, widget } = await withWidget({})
    platform.inject({ method: 'POST', fault: { status: 400 } })
    const call = saveWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    await expect(call).rejects.toMatchObject({ status: 400 })
    expect(platform.calls).toHaveLength(1)
  })
})
