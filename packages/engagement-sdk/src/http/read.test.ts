import { describe, expect, it } from 'vitest'
import { matchWith, readyMatch } from '../../test/ready-match.ts'
import { getPostedWidgets, getWidgets, takePages } from '../index.ts'
import { aWidget } from '../testing/index.ts'

describe('pagesOf', () => {
  it('yields every page, the last one too, and reads them again on each iteration', async () => {
    const { engagement, program } = await readyMatch({}, { pageSize: 3 })
    const pages = getWidgets(engagement, { program })
    for (let walk = 0; walk < 2; walk += 1) {
      const seen: unknown[] = []
      for await (const { count, next, previous, results } of pages)
        seen.push([results.length, count, next !== undefined, previous !== undefined])
      expect(seen).toEqual([
        [3, 4, true, false],
        [1, 4, false, true],
      ])
    }
  })

  it('stops at the limit of takePages, which reports whether there are more', async () => {
    const { engagement, program, platform } = await readyMatch({}, { pageSize: 1 })
    const taken = await takePages(getWidgets(engagement, { program }), 3)
    expect([taken.results.length, taken.hasMore]).toEqual([3, true])
    expect(platform.calls).toHaveLength(3)
    expect((await takePages(getWidgets(engagement, { program }))).hasMore).toBe(false)
  })

  const CIRCLE = 'https://platform.test/api/v1/page/2'
  it.each([
    ['leads back to a page that was read', CIRCLE, 'leads back to a page already read', 2],
    ['is a path', '/programs/?page=2', '"/programs/?page=2" is not an absolute http(s) URL', 1],
    ['is a query', '?page=2', '"?page=2" is not an absolute http(s) URL', 1],
    [
      'has another scheme',
      'ftp://platform.test/',
      '"ftp://platform.test/" is not an absolute http(s) URL',
      1,
    ],
  ])('rejects with an error about the next page, if it %s', async (_, next, issue, calls) => {
    const { engagement, program, platform } = await readyMatch()
    platform.inject({ fault: { status: 200, body: { next, results: [] } }, times: 9 })
    const named = { code: 'invalid-body', field: 'next', message: expect.stringContaining(issue) }
    await expect(takePages(getWidgets(engagement, { program }))).rejects.toMatchObject(named)
    expect(platform.calls).toHaveLength(calls)
  })

  it('rejects after 1000 pages, even when each names another one', async () => {
    let reads = 0
    const { engagement, platform, program, token } = matchWith({
      async fetch(input, init) {
        const { url } = new Request(input, init)
        if (!url.includes('/widgets/')) return platform.fetch(input, init)
        reads += 1
        return Response.json({ next: `${program.widgets_url}?page=${reads + 1}`, results: [] })
      },
    })
    await engagement.init({ accessToken: token })
    await expect(takePages(getWidgets(engagement, { program }))).rejects.toMatchObject({
      code: 'invalid-body',
      message: expect.stringContaining('next: more than 1000 pages'),
    })
    expect(reads).toBe(1000)
  })

  it('rejects when the response is not a list', async () => {
    const { engagement, program, platform } = await readyMatch()
    platform.inject({ fault: { status: 200, body: { detail: 'no' } } })
    await expect(takePages(getWidgets(engagement, { program }))).rejects.toMatchObject({ field: 'results' })
  })

  it.each([
    ['count', { count: 'many' }],
    ['previous', { previous: 5 }],
  ])('keeps the items of a page whose %s is unusable', async (_, unusable) => {
    const { engagement, program, platform } = await readyMatch()
    platform.inject({ path: 'widgets/', fault: { status: 200, body: { ...unusable, results: [aWidget()] } } })
    expect((await takePages(getWidgets(engagement, { program }))).results).toHaveLength(1)
  })

  it('yields an item once that two pages have', async () => {
    const { engagement, program, platform } = await readyMatch()
    const [first, second] = [aWidget({ id: 'a' }), aWidget({ id: 'b' })]
    const next = `${program.widgets_url}?page=2`
    platform.inject({ path: 'widgets/', fault: { status: 200, body: { next, results: [first] } } })
    platform.inject({ path: 'page=2', fault: { status: 200, body: { results: [first, second] } } })
    const { results } = await takePages(getWidgets(engagement, { program }))
    expect(results.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('reads 100,000 items, and warns ten times and once more about 100,000 that are malformed', async () => {
    const { engagement, logger, program, platform } = await readyMatch()
    const many = Array.from({ length: 100_000 }, (_, number) => ({
      id: `w${number}`,
      kind: 'alert',
      program_id: 'p',
      status: 'published',
    }))
    platform.inject({ path: 'widgets/', fault: { status: 200, body: { results: many } } })
    expect((await takePages(getWidgets(engagement, { program }))).results).toHaveLength(100_000)
    const malformed = many.map(({ id }) => ({ id }))
    platform.inject({ path: 'widgets/', fault: { status: 200, body: { results: malformed } } })
    expect((await takePages(getWidgets(engagement, { program }))).rejected).toHaveLength(100_000)
    expect(logger.warn).toHaveBeenCalledTimes(11)
    expect(logger.warn.mock.lastCall?.[0]).toContain('Left out 99990 more items')
  })

  it('refuses a next page on another host, for a list without a token too', async () => {
    const { engagement, program, platform } = await readyMatch()
    const next = 'https://evil.example/page/2'
    for (const list of [getWidgets(engagement, { program }), getPostedWidgets(engagement, { program })]) {
      platform.inject({ path: 'widgets/', fault: { status: 200, body: { next, results: [] } } })
      await expect(takePages(list)).rejects.toMatchObject({
        code: 'untrusted-origin',
        origin: 'https://evil.example',
      })
    }
    expect(platform.calls).toHaveLength(2)
  })
})
