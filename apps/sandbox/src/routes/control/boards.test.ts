import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../test/api.ts'
import { startMen } from '../../../test/men.ts'
import type { Sandbox } from '../../server/start-sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startMen()
})
afterAll(() => sandbox.close())

const boards = async () => (await call(sandbox, 'GET /_sandbox/boards?tournament=120-2024')).body.results

describe('GET /_sandbox/boards', () => {
  it('lists the season first, then its rounds as they are played', async () => {
    const names = (await boards()).map((board: { name: string }) => board.name)
    expect(names.slice(0, 3)).toEqual(['Season 2024', 'Round 1', 'Round 2'])
    expect(new Set(names).size).toBe(names.length)
  })

  it('lists the number of entries of a board', async () => {
    const [season] = await boards()
    expect(season.entryCount).toBeGreaterThan(0)
  })

  it('is empty for a tournament that does not exist, and for none', async () => {
    for (const query of ['?tournament=nowhere', '']) {
      expect((await call(sandbox, `GET /_sandbox/boards${query}`)).body).toEqual({ results: [] })
    }
  })
})

describe('GET /_sandbox/boards/{id}/entries', () => {
  it('pages through the board in the order of ranks, each fan once', async () => {
    const [season] = await boards()
    const page = async (start: number) =>
      (await call(sandbox, `GET /_sandbox/boards/${season.id}/entries?start=${start}&page_size=5`)).body
    const first = await page(0)
    const second = await page(5)
    expect(first.count).toBe(season.entryCount)
    const entries = [...first.results, ...second.results]
    const ranks = entries.map((entry) => entry.rank)
    expect(ranks[0]).toBe(1)
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other))
    expect(new Set(entries.map((entry) => entry.profileId)).size).toBe(10)
  })

  it('leaves no trace in the request log and takes no fault', async () => {
    const [season] = await boards()
    sandbox.requests.clear()
    sandbox.faults.add({ path: '*', status: 503 })
    const { status } = await call(sandbox, `GET /_sandbox/boards/${season.id}/entries`)
    sandbox.faults.clear()
    expect([status, sandbox.requests.list()]).toEqual([200, []])
  })

  it('answers 404 for an unknown board', async () => {
    for (const id of ['nowhere', sandbox.demoProfileId]) {
      expect((await call(sandbox, `GET /_sandbox/boards/${id}/entries`)).status).toBe(404)
    }
  })
})
