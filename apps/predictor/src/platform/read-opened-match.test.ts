import { expect, it } from 'vitest'
import { launchedGame, platformWithMatch } from '../../test/launched-game.ts'
import { aFixture } from '../../test/makers.ts'
import { firstAnswersQuery } from '../queries/first-answers.ts'
import { fixtureQuery } from '../queries/fixtures.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { createFirstReads } from './first-reads.ts'
import { readOpenedMatch } from './read-opened-match.ts'

function openedPage({ matchId, trusted = '' }: { matchId?: string; trusted?: string } = {}) {
  const platform = platformWithMatch()
  const reads = createFirstReads(platform.fetch, Date.now)
  const applicationUrl = `${platform.endpoint}applications/${platform.clientId}/`
  const isTrusted = (url: string) => url.startsWith(`${platform.endpoint}${trusted}`)
  const paths = () => platform.calls.map(({ path }) => path.replace('/api/v1/', '').split('?')[0])
  return {
    platform,
    reads,
    paths,
    readFirst: () => readOpenedMatch({ reads, applicationUrl, token: 'fan-token', matchId, isTrusted }),
  }
}

it('reads what a match needs, so that the client sends nothing', async () => {
  const { platform, reads, paths, readFirst } = openedPage({ matchId: 'f1' })
  await readFirst()
  expect(paths()).toEqual([
    'applications/test-client/',
    'applications/test-client/profile/',
    'programs/f1/',
    'programs/f1/widgets/',
    expect.stringMatching(/widget-interactions\/$/),
  ])
  platform.forgetCalls()

  const { game } = launchedGame({ platform, firstReads: reads })
  const client = createQueryClient()
  await Promise.all([game.ready(), client.fetchQuery(fixtureQuery(game, client, 'f1'))])
  await client.fetchQuery(firstAnswersQuery(game, aFixture()))
  expect(paths()).toEqual([])
  // The times of the responses are known too, so that nothing asks for the platform's time.
  expect(game.engagement.clockSkewMs).toBeDefined()
})

it('reads the player alone on a page without a match', async () => {
  const { paths, readFirst } = openedPage()
  await readFirst()
  expect(paths()).toEqual(['applications/test-client/', 'applications/test-client/profile/'])
})

it('sends the token to no address that may not have it', async () => {
  const { platform, paths, readFirst } = openedPage({ trusted: 'programs/' })
  await expect(readFirst()).rejects.toThrow(/profile\/ may not receive the token\.$/)
  expect(paths()).toEqual(['applications/test-client/'])
  expect(platform.calls[0]?.token).toBeUndefined()
})

it('leaves the rest to the client when an address is missing', async () => {
  const { platform, paths, readFirst } = openedPage({ matchId: 'f1' })
  Object.assign(platform.state.programs.get('f1') ?? {}, { widgets_url: null })
  await expect(readFirst()).rejects.toThrow('A response of the platform has no widgets_url.')
  expect(paths()).not.toContain('programs/f1/widgets/')
})
