import { expect, it } from 'vitest'
import { launchedGame, platformWithMatch } from '../../test/launched-game.ts'
import { aFixture, aFixtureProgram, eightWidgets } from '../../test/makers.ts'
import { firstAnswersQuery } from '../queries/first-answers.ts'
import { fixtureQuery, fixturesQuery } from '../queries/fixtures.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { createFirstReads } from './first-reads.ts'
import { readOpenedPage } from './read-opened-page.ts'

interface Page {
  readonly knowsAddresses?: boolean
  readonly matchId?: string
  readonly listTitle?: (now: number) => string | undefined
  /** The only part of the API that may receive the token. */
  readonly trusted?: string
}

function openedPage({
  knowsAddresses = false,
  matchId,
  listTitle = () => undefined,
  trusted = '',
}: Page = {}) {
  const platform = platformWithMatch()
  const reads = createFirstReads(platform.fetch, Date.now)
  const applicationUrl = `${platform.endpoint}applications/${platform.clientId}/`
  const isTrusted = (url: string) => url.startsWith(`${platform.endpoint}${trusted}`)
  const readFirst = () =>
    readOpenedPage({
      reads,
      applicationUrl,
      addresses: knowsAddresses ? addressesOf(platform.endpoint) : undefined,
      token: 'fan-token',
      framePainted: Promise.resolve(),
      isTrusted,
      matchId,
      listTitle,
    })
  return { platform, reads, readFirst, paths: () => platform.calls.map(({ path }) => path.split('?')[0]) }
}

function addressesOf(endpoint: string) {
  return {
    profile: `${endpoint}applications/test-client/profile/`,
    program: `${endpoint}programs/{program_id}/`,
    widgets: `${endpoint}programs/{program_id}/widgets/`,
  }
}

/** The client of a page after its first reads, which count no more. */
async function clientAfter({ platform, reads, readFirst }: ReturnType<typeof openedPage>) {
  await readFirst()
  platform.forgetCalls()
  const { game } = launchedGame({ platform, firstReads: reads })
  await game.ready()
  return { game, client: createQueryClient() }
}

it('reads what a match needs, so that the client sends nothing', async () => {
  const page = openedPage({ matchId: 'f1' })
  const { game, client } = await clientAfter(page)
  await client.fetchQuery(fixtureQuery(game, client, 'f1'))
  await client.fetchQuery(firstAnswersQuery(game, aFixture()))
  expect(page.paths()).toEqual([])
  // The times of the responses are known too, so that nothing asks for the platform's time.
  expect(game.engagement.clockSkewMs).toBeDefined()
})

it('with the addresses of the platform waits only for the player and the widgets, and reads the answers to these alone', async () => {
  const page = openedPage({ matchId: 'f1', knowsAddresses: true })
  page.platform.inject({ path: 'applications/test-client/', fault: { delayMs: 50 } })
  const { platform } = page
  await page.readFirst()
  const paths = platform.calls.map(({ path }) => path)
  expect(paths.slice(0, 4).toSorted()).toEqual([
    '/api/v1/applications/test-client/',
    '/api/v1/applications/test-client/profile/',
    '/api/v1/programs/f1/',
    '/api/v1/programs/f1/widgets/?status=published',
  ])
  expect(paths.slice(4)).toEqual([expect.stringMatching(/widget-interactions\/\?text_prediction_id=[^&]+&/)])
  const { game, client } = await clientAfter({ ...page, readFirst: async () => undefined })
  await client.fetchQuery(fixtureQuery(game, client, 'f1'))
  await client.fetchQuery(firstAnswersQuery(game, aFixture()))
  expect(page.paths()).toEqual([])
})

it('reads all answers of these kinds when the widgets have more pages than were read', async () => {
  const page = openedPage({ matchId: 'f1', knowsAddresses: true })
  page.platform.addProgram({
    program: aFixtureProgram(),
    widgets: ['a', 'b', 'c'].flatMap((page) =>
      eightWidgets().map((widget) => ({ ...widget, id: `${page}-${widget.id}` })),
    ),
  })
  await page.readFirst()
  expect(page.platform.calls.at(-1)?.path).toContain('?widget_kind=text-prediction&')
})

it('reads the list of the round that starts at the time of the platform, so that the client sends nothing', async () => {
  const times: number[] = []
  const page = openedPage({
    listTitle: (now) => {
      times.push(now)
      return '120-2024 | 10'
    },
  })
  const { game, client } = await clientAfter(page)
  const listed = await client.fetchQuery(fixturesQuery(game, game.entry.tournament, '10'))
  expect(listed).toHaveLength(1)
  expect(page.paths()).toEqual([])
  expect(times).toEqual([Date.UTC(2024, 3, 27, 5, 30)])
})

it('reads next to each other what does not wait for another response', async () => {
  const { platform, readFirst, paths } = openedPage({ matchId: 'f1', listTitle: () => '120-2024 | 10' })
  platform.inject({ path: 'profile', fault: 'hang' })
  const reading = readFirst()
  await expect
    .poll(paths)
    .toEqual([
      '/api/v1/applications/test-client/',
      '/api/v1/applications/test-client/profile/',
      '/api/v1/programs/',
      '/api/v1/programs/f1/',
      '/api/v1/programs/f1/widgets/',
    ])
  reading.catch(() => undefined)
})

it('reads the player alone on a page without a match or a list', async () => {
  const { readFirst, paths } = openedPage()
  await readFirst()
  expect(paths()).toEqual(['/api/v1/applications/test-client/', '/api/v1/applications/test-client/profile/'])
})

it('sends the token to no address that may not have it', async () => {
  const { platform, readFirst, paths } = openedPage({ trusted: 'programs/' })
  await expect(readFirst()).rejects.toThrow(/profile\/ may not receive the token\.$/)
  expect(paths()).toEqual(['/api/v1/applications/test-client/'])
  expect(platform.calls[0]?.token).toBeUndefined()
})

it('leaves the rest to the client when an address is missing', async () => {
  const { platform, readFirst, paths } = openedPage({ matchId: 'f1' })
  Object.assign(platform.state.programs.get('f1') ?? {}, { widgets_url: null })
  await expect(readFirst()).rejects.toThrow('A response of the platform has no widgets_url.')
  expect(paths()).not.toContain('/api/v1/programs/f1/widgets/')
})
