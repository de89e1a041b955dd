import { describe, expect, it } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { getWidgets, takePages } from '../index.ts'

describe('pages', () => {
  it('are all yielded, the last one too, and anew on each walk', async () => {
    const { engagement, program } = await readyMatch({}, { pageSize: 3 })
    const pages = getWidgets(engagement, { program })
    for (let walk = 0; walk < 2; walk += 1) {
      const sizes: number[] = []
      for await (const page of pages) sizes.push(page.results.length)
      expect(sizes).toEqual([3, 1])
    }
  })

  it('name their neighbours and the number of items', async () => {
    const { engagement, program } = await readyMatch({}, { pageSize: 3 })
    const seen: unknown[] = []
    for await (const { count, next, previous } of getWidgets(engagement, { program })) {
      seen.push([count, next !== undefined, previous !== undefined])
    }
    expect(seen).toEqual([
      [4, true, false],
      [4, false, true],
    ])
  })

  it('are taken up to a limit, and say whether more remain', async () => {
    const { engagement, program, platform } = await readyMatch({}, { pageSize: 1 })
    const taken = await takePages(getWidgets(engagement, { program }), 3)
    expect([taken.results.length, taken.hasMore]).toEqual([3, true])
    expect(platform.calls).toHaveLength(3)
    expect((await takePages(getWidgets(engagement, { program }))).hasMore).toBe(false)
  })

  it('end with an error when they lead in a circle', async () => {
    const { engagement, program, platform } = await readyMatch()
    const next = `${program.widgets_url}?page=2`
    platform.inject({ path: 'widgets/', fault: { status: 200, body: { next, results: [] } }, times: 9 })
    await expect(takePages(getWidgets(engagement, { program }))).rejects.toMatchObject({
      code: 'invalid-body',
      field: 'next',
    })
    expect(platform.calls).toHaveLength(2)
  })

  it('end with an error when the envelope is no list', async () => {
    const { engagement, program, platform } = await readyMatch()
    platform.inject({ fault: { status: 200, body: { detail: 'no' } } })
    await expect(takePages(getWidgets(engagement, { program }))).rejects.toMatchObject({ field: 'results' })
  })
})
