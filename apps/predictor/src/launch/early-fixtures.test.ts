import { expect, it, vi } from 'vitest'
import { tournamentById } from '../config/tournament-by-id.ts'
import { withEarlyFixtures } from './early-fixtures.ts'
import { launchParams } from './launch-params.ts'

const ENDPOINT = 'https://platform.example/api/v1/'
const APPLICATION = `${ENDPOINT}applications/client/`

function early(programsUrl: string, askedRoundId?: string) {
  const asked: string[] = []
  const fetch = vi.fn(async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init)
    asked.push(`${request.url} ${request.headers.get('authorization') ?? '-'}`)
    const body = request.url === APPLICATION ? { programs_url: programsUrl } : { results: [] }
    return Response.json(body, { headers: { date: 'Sat, 27 Apr 2024 05:30:00 GMT' } })
  })
  const wrapped = withEarlyFixtures({
    endpoint: ENDPOINT,
    clientId: 'client',
    launch: launchParams('?tournamentId=120-2024&accessToken=secret'),
    tournament: tournamentById('120-2024').tournament,
    askedRoundId,
    fetch,
  })
  return { asked, wrapped, fetch }
}

it("asks for the round of the platform's day as soon as the application is known, and only once", async () => {
  const { asked, wrapped } = early(`${ENDPOINT}programs/?client_id=client`)
  await (await wrapped(APPLICATION)).json()
  expect(asked).toEqual([
    `${APPLICATION} -`,
    `${ENDPOINT}programs/?client_id=client&title=120-2024+%7C+10 Bearer secret`,
  ])
  const answer = await wrapped(`${ENDPOINT}programs/?title=120-2024%20%7C%2010&client_id=client`)
  expect(await answer.json()).toEqual({ results: [] })
  expect(asked).toHaveLength(2)
  await wrapped(`${ENDPOINT}programs/?title=120-2024%20%7C%2010&client_id=client`)
  expect(asked).toHaveLength(3)
})

it('asks for the round that the address selects', async () => {
  const { asked, wrapped } = early(`${ENDPOINT}programs/`, '3')
  await (await wrapped(APPLICATION)).json()
  expect(asked[1]).toContain('title=120-2024+%7C+3 ')
})

it('sends the token nowhere else, whatever the application says', async () => {
  const { asked, wrapped } = early('https://elsewhere.example/programs/')
  await (await wrapped(APPLICATION)).json()
  expect(asked).toEqual([`${APPLICATION} -`])
})

it('follows no redirect, which could lead the token to another origin', async () => {
  const { wrapped, fetch } = early(`${ENDPOINT}programs/?client_id=client`)
  await (await wrapped(APPLICATION)).json()
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ redirect: 'error' })
})

it('reads no further than the client: a body that never ends is cancelled with it', async () => {
  const { wrapped, fetch, asked } = early(`${ENDPOINT}programs/`)
  const cancelled = Promise.withResolvers<unknown>()
  const chunk = new TextEncoder().encode(' '.repeat(2 ** 16))
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(chunk),
    cancel: cancelled.resolve,
  })
  fetch.mockResolvedValueOnce(new Response(body))
  const reader = (await wrapped(APPLICATION)).body?.getReader()
  expect((await reader?.read())?.value).toEqual(chunk)
  await reader?.cancel('too long')
  expect(await cancelled.promise).toBe('too long')
  expect(asked).toEqual([])
})

it.each(['{', 'null', '[]', '{"programs_url":"/programs/"}', '{"programs_url":1}'])(
  'leaves an application that it cannot use to the client: %s',
  async (body) => {
    const { wrapped, fetch, asked } = early(`${ENDPOINT}programs/`)
    fetch.mockResolvedValueOnce(new Response(body))
    expect(await (await wrapped(APPLICATION)).text()).toBe(body)
    expect(asked).toEqual([])
  },
)

it('keeps no answer for a list that is opened later', async () => {
  vi.useFakeTimers()
  const { asked, wrapped } = early(`${ENDPOINT}programs/?client_id=client`)
  await (await wrapped(APPLICATION)).json()
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await wrapped(`${ENDPOINT}programs/?client_id=client&title=120-2024%20%7C%2010`)
  expect(asked).toHaveLength(3)
})
