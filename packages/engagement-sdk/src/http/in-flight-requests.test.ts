import { describe, expect, it } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { withWidget } from '../../test/with-widget.ts'
import { createWidgetInteraction, getProgram, getWidgetInteractions } from '../index.ts'

describe('deduplicateRequests', () => {
  it('shares a read between callers with the same request', async () => {
    const { engagement, platform, program } = await readyMatch()
    const [first, second] = await Promise.all([
      getProgram(engagement, { programId: program.id }),
      getProgram(engagement, { programId: program.id }),
    ])
    expect(platform.calls).toHaveLength(1)
    expect(first).toEqual(second)
    expect(first).not.toBe(second)
  })

  it('caches no response', async () => {
    const { engagement, platform, program } = await readyMatch()
    await getProgram(engagement, { programId: program.id })
    await getProgram(engagement, { programId: program.id })
    expect(platform.calls).toHaveLength(2)
  })

  it('aborts the read when the last caller aborts', async () => {
    const { engagement, platform, program } = await readyMatch()
    platform.inject({ fault: 'hang' })
    const leaving = new AbortController()
    const ended = getProgram(engagement, { programId: program.id, signal: leaving.signal })
    await expect.poll(() => platform.calls).toHaveLength(1)
    leaving.abort()
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' })
    await expect(getProgram(engagement, { programId: program.id })).resolves.toMatchObject({ id: program.id })
  })

  it('joins no read from before a confirmed write, which dispose still aborts', async () => {
    const { engagement, platform, widget } = await withWidget({})
    platform.inject({ method: 'GET', fault: 'hang' })
    const early = getWidgetInteractions(engagement, { widget })
    await expect.poll(() => platform.calls).toHaveLength(1)
    const made = await createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    expect(await getWidgetInteractions(engagement, { widget })).toEqual([made])
    engagement.dispose()
    await expect(early).rejects.toMatchObject({ code: 'disposed' })
  })

  it('joins no read from before a write whose response was lost', async () => {
    const { engagement, platform, widget } = await withWidget({})
    platform.inject({ method: 'POST', fault: 'drop-after-write' })
    platform.inject({ method: 'GET', fault: 'hang' })
    const lost = createWidgetInteraction(engagement, { widget, interactionItem: { id: 'o1' } })
    const early = getWidgetInteractions(engagement, { widget })
    await expect(lost).rejects.toMatchObject({ code: 'network' })
    expect(await getWidgetInteractions(engagement, { widget })).toHaveLength(1)
    engagement.dispose()
    await expect(early).rejects.toMatchObject({ code: 'disposed' })
  })

  it('sends nothing with a signal that is already aborted', async () => {
    const { engagement, platform, program } = await readyMatch()
    const signal = AbortSignal.abort('gone')
    await expect(getProgram(engagement, { programId: program.id, signal })).rejects.toBe('gone')
    expect(platform.calls).toEqual([])
  })
})
