import { describe, expect, it } from 'vitest'
import { ANSWERS_BY_KIND } from '../../test/answers-by-kind.ts'
import { matchWith } from '../../test/ready-match.ts'
import { withWidget } from '../../test/with-widget.ts'
import { createWidgetInteraction, saveWidgetInteraction } from '../index.ts'

describe('saveWidgetInteraction', () => {
  it('creates an interaction if there is none, and sends nothing else if the answer exists', async () => {
    const { save, sent } = await withWidget()
    const saved = await save({ id: 'o1' })
    expect(sent()).toEqual(['POST'])
    expect(await save({ id: 'o1' })).toEqual(saved)
    expect(sent()).toEqual(['POST', 'POST', 'GET'])
  })

  it('turns "already exists" into an update', async () => {
    const { platform, save } = await withWidget()
    await save({ id: 'o1' })
    expect((await save({ id: 'o2' })).option_id).toBe('o2')
    expect(platform.state.interactions).toHaveLength(1)
  })

  it.each(ANSWERS_BY_KIND)(
    'reads an answer to a %s back after a lost response, and does not send it twice',
    async (kind, interactionItem) => {
      const { platform, save, sent } = await withWidget({ kind })
      platform.inject({ method: 'POST', fault: 'drop-after-write' })
      const saved = await save(interactionItem)
      expect(platform.state.interactions.map(({ id }) => id)).toEqual([saved.id])
      expect(sent()).toEqual(['POST', 'GET'])
    },
  )

  it.each([['drop-after-write'], [{ status: 409 }]] as const)(
    'sends a read-back of its own after %j, although a read is in flight',
    async (fault) => {
      const { create, engagement, platform, read, save } = await withWidget()
      platform.inject({ method: 'GET', fault: 'hang' })
      const early = read()
      await expect.poll(() => platform.calls).toHaveLength(1)
      if (fault !== 'drop-after-write') await create({ id: 'o1' })
      platform.inject({ method: 'POST', fault })
      const saved = await save({ id: 'o1' })
      expect(platform.state.interactions).toEqual([saved])
      engagement.dispose()
      await expect(early).rejects.toMatchObject({ code: 'disposed' })
    },
  )

  it.each([['drop-before-write'], [{ status: 503 }]] as const)(
    'sends an answer again that did not arrive: %j',
    async (fault) => {
      const { platform, save, sent } = await withWidget()
      platform.inject({ method: 'POST', fault })
      expect((await save({ id: 'o1' })).option_id).toBe('o1')
      expect(sent()).toEqual(['POST', 'GET', 'POST'])
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

  it.each([
    ['emoji-slider', { magnitude: 0.7 }, { magnitude: 0.7 }],
    [
      'text-number-prediction',
      { options: [{ optionId: 'o1', number: 21 }] },
      { votes: [{ id: 'v1', option_id: 'o1', number: 21 }] },
    ],
  ] as const)(
    'recognises a stored %s answer %j that the platform returns as %j',
    async (kind, item, returned) => {
      const { create, platform, save } = await withWidget({ kind })
      await create(item)
      Object.assign(platform.state.interactions[0] ?? {}, returned)
      expect(await save(item)).toMatchObject(returned)
    },
  )

  it('reads back twice at most', async () => {
    const { create, platform, save, sent } = await withWidget()
    await create({ id: 'o1' })
    platform.forgetCalls()
    platform.inject({ method: 'PATCH', fault: { status: 409 }, times: 9 })
    await expect(save({ id: 'o2' })).rejects.toMatchObject({ code: 'interaction-exists' })
    expect(sent()).toEqual(['POST', 'GET', 'PATCH', 'GET', 'PATCH'])
  })

  it('reads the answer back after a malformed confirmation', async () => {
    const { platform, save } = await withWidget()
    platform.inject({ method: 'POST', fault: 'malformed-body' })
    await save({ id: 'o1' })
    expect(platform.state.interactions).toHaveLength(1)
  })

  it('reads a lost update back, and sends it again only if it was not stored', async () => {
    const { platform, save, sent } = await withWidget()
    const interaction = await save({ id: 'o1' })
    platform.forgetCalls()
    platform.inject({ method: 'PATCH', fault: 'drop-after-write' })
    await save({ id: 'o2' }, interaction)
    expect(sent()).toEqual(['PATCH', 'GET'])
    platform.inject({ method: 'PATCH', fault: 'drop-before-write' })
    await save({ id: 'o1' }, interaction)
    expect(platform.state.interactions).toMatchObject([{ option_id: 'o1' }])
  })

  it('fails when the answer cannot be read back', async () => {
    const { platform, save, sent } = await withWidget()
    platform.inject({ fault: 'drop-after-write', times: 2 })
    await expect(save({ id: 'o1' })).rejects.toMatchObject({ code: 'network' })
    expect(sent()).toEqual(['POST', 'GET'])
  })

  it('rejects a lost response without recoverLost, and still turns "already exists" into an update', async () => {
    const { engagement, platform, sent, widget } = await withWidget()
    platform.inject({ method: 'POST', fault: 'drop-after-write' })
    const save = (id: string) =>
      saveWidgetInteraction(engagement, { widget, recoverLost: false, interactionItem: { id } })
    await expect(save('o1')).rejects.toMatchObject({ code: 'network' })
    expect(sent()).toEqual(['POST'])
    expect((await save('o2')).option_id).toBe('o2')
  })

  it('rejects another answer of a kind that cannot be changed, without a request if the first is known', async () => {
    const { platform, save } = await withWidget({ kind: 'text-ask' })
    const interaction = await save({ text: 'one' })
    await expect(save({ text: 'two' })).rejects.toMatchObject({ code: 'update-unsupported' })
    platform.forgetCalls()
    await expect(save({ text: 'two' }, interaction)).rejects.toMatchObject({ code: 'update-unsupported' })
    expect(platform.calls).toEqual([])
  })

  it('does not retry a refused write', async () => {
    const { platform, save, sent } = await withWidget()
    platform.inject({ method: 'POST', fault: { status: 400 } })
    await expect(save({ id: 'o1' })).rejects.toMatchObject({ status: 400 })
    expect(sent()).toEqual(['POST'])
  })
})
