import { describe, expect, it } from 'vitest'
import { call, round } from '../../../test/api.ts'
import { startMenOnce } from '../../../test/start-men.ts'

const sandbox = await startMenOnce()

const list = (query: string) => call(sandbox, `GET programs/?client_id=touchline-sandbox${query}`)

describe('the program list', () => {
  it('matches titles by substring, as the platform does, and takes a percent sign for itself', async () => {
    const { body } = await list(`&title=${encodeURIComponent('120-2024 | 1')}&page_size=100`)
    // Round 1 and rounds 10 to 18.
    expect(new Set(body.results.map((program: { title: string }) => program.title)).size).toBe(10)
    expect(body.count).toBe(49)
    expect((await list('&title=%25')).body.count).toBe(0)
  })

  it('pages through all 91 fixtures by following next, with the filters kept', async () => {
    const ids = new Set<string>()
    let next: string | null = `${sandbox.apiUrl}programs/?client_id=touchline-sandbox&title=120-2024`
    while (next) {
      const { body }: Awaited<ReturnType<typeof call>> = await call(sandbox, `GET ${next}`)
      for (const program of body.results) ids.add(program.id)
      next = body.next
    }
    expect(ids.size).toBe(91)
  })

  it('is ordered as asked, and has no page after the last', async () => {
    const newest = await list('&ordering=-scheduled_at&page_size=1')
    expect(newest.body.results[0].custom_id).toBe('srp-2024-r18-1')
    expect((await list('&page=99')).status).toBe(404)
  })

  it('narrows by the status that each program shows, and by whether that is live', async () => {
    const counts = await Promise.all(
      ['future', 'live', 'past'].map(async (status) => {
        const { body } = await list(`&status=${status}&page_size=100`)
        expect(new Set(body.results.map((program: { status: string }) => program.status))).toEqual(
          new Set([status]),
        )
        return body.count
      }),
    )
    expect(counts.reduce((sum, count) => sum + count)).toBe((await list('')).body.count)
    expect((await list('&active=true')).body.count).toBe(counts[1])
    expect((await list('&active=false')).body.count).toBe(counts[0] + counts[2])
  })

  it.each([
    ['', 'client_id'],
    ['client_id=a&page=0', 'page'],
    ['client_id=a&status=gone', 'status'],
    ['client_id=a&ordering=title', 'ordering'],
    ['client_id=a&since=yesterday', 'since'],
    ['client_id=a&attributes=home', 'attributes'],
  ])('refuses the query %j and names the field %s', async (query, field) => {
    const { status, body } = await call(sandbox, `GET programs/?${query}`)
    expect([status, body]).toEqual([400, { [field]: [expect.any(String)] }])
  })
})

describe('a program', () => {
  it('carries its fixture in custom data, its boards and absolute URLs', async () => {
    const [, , , , program] = await round(sandbox, 10)
    const { body } = await call(sandbox, `GET programs/${program.id}/`)
    expect(body).toEqual(program)
    expect(JSON.parse(body.custom_data)).toEqual({
      team_a: 'Highlanders',
      team_b: 'Western Force',
      team_b_short: 'Force',
      team_a_code: 'HIG',
      team_b_code: 'FOR',
      team_a_colours: '#0A1F44 #F5C518',
      team_b_colours: '#0057B8 #F5C518',
      team_a_pattern: 'halves',
      team_b_pattern: 'sash',
      team_a_logo: `${sandbox.url}/_sandbox/badges/highlanders.svg`,
      team_b_logo: `${sandbox.url}/_sandbox/badges/force.svg`,
      stadium_name: 'Forsyth Barr Stadium, Dunedin',
      round: '10',
      match_start_time: '2024-04-27T07:05:00Z',
      all_results_available: false,
    })
    expect(body.leaderboards).toMatchObject([{ name: 'Round 10' }, { name: 'Season 2024' }])
    expect(body.timeline_url).toContain('?')
  })

  it('carries the final score once every question has its points', async () => {
    const [settled, , , playing] = (await round(sandbox, 10)).map(({ custom_data }) =>
      JSON.parse(custom_data),
    )
    expect(settled).toMatchObject({ team_a: 'Crusaders', score_a: 39, score_b: 0 })
    expect(playing).not.toHaveProperty('score_a')
  })

  it('hands out URLs on the host that the request came to', async () => {
    const [program] = await round(sandbox, 10)
    const origin = sandbox.url.replace('localhost', '127.0.0.1')
    const { body } = await call(sandbox, `GET ${origin}/api/v1/programs/${program.id}/`)
    expect(body.widgets_url).toBe(`${origin}/api/v1/programs/${program.id}/widgets/`)
  })

  it('is not found under another id', async () => {
    for (const id of ['none', '3f0c9f1e-1f3c-4f5a-9d3a-111111111111'])
      expect((await call(sandbox, `GET programs/${id}/`)).status).toBe(404)
  })
})

it('filters for what the sandbox has none of leave nothing, and an empty one leaves everything', async () => {
  const [{ id }] = await round(sandbox, 10)
  const countOf = async (path: string) => (await call(sandbox, `GET ${path}`)).body.count
  const programs = 'programs/?client_id=touchline-sandbox'
  const widgets = `programs/${id}/widgets/`
  const none = ['since_playback_time_ms=0', 'until_playback_time_ms=5000'].map(
    (query) => `${widgets}?${query}`,
  )
  for (const path of [`${programs}&attributes=a:b`, ...none])
    expect([path, await countOf(path)]).toEqual([path, 0])
  expect(await countOf(`${programs}&attributes=`)).toBe(await countOf(programs))
})
