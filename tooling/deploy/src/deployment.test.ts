import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DeploymentError, parseDeployment, publicReadsAddress } from './deployment.ts'

const ROOT = join(import.meta.dirname, '../../..')
const example = JSON.parse(readFileSync(join(ROOT, 'deploy/deployment.example.json'), 'utf8'))
const withTournaments = (tournaments: unknown) =>
  JSON.stringify({ ...example, settings: { ...example.settings, tournaments } })

it('rejects a text that is not JSON with an explanation', () => {
  const parse = () => parseDeployment('{ "basePath": ')
  expect(parse).toThrow(DeploymentError)
  expect(parse).toThrow('The deployment is not JSON.')
})

describe('the platform origins of a deployment', () => {
  const withOrigin = (origin: string) => () =>
    parseDeployment(JSON.stringify({ ...example, platformOrigins: [origin] }))

  it.each(['https://platform.example.com', 'http://localhost:4100', 'https://*.example.com'])(
    'may be %s',
    (origin) => {
      expect(withOrigin(origin)().platformOrigins).toEqual([origin])
    },
  )

  it.each(['https://*', 'https://*.com', 'http://*.example.com', 'https://a.example.com/', 'a.example.com'])(
    'are rejected with a message that names the valid forms when one is %s',
    (origin) => {
      expect(withOrigin(origin)).toThrow('platformOrigins.0: an origin such as https://votes.example.com')
    },
  )
})

it.each([
  [{ platformOrigins: ['https://votes.example.com'] }, 'settings: platformOrigins belongs next to settings'],
  [{ analyticsConsent: 'asks' }, "settings: analyticsConsent is \"asks\"; it must be 'given' or 'ask'."],
  [{ clientID: 'club', shareURL: '' }, 'settings: the game has no clientID, shareURL.'],
])('rejects the settings %j, which the game would reject or ignore', (settings, problem) => {
  const parse = () => parseDeployment(JSON.stringify({ ...example, settings }))
  expect(parse).toThrow(DeploymentError)
  expect(parse).toThrow(problem)
})

it.each([
  [{ gameCentreOrigin: 'https://rewards.example.com' }, 'gameCentreOrigin: must be the origin of'],
  [{ hasAnalytics: false }, 'hasAnalytics: must be true'],
  [{ settings: { termsUrl: 'https://www.example.com/terms' } }, 'termsOrigins: must contain the origin of'],
])(
  'rejects %j, which does not fit the settings, because the policy of the page would block it',
  (change, problem) => {
    expect(() => parseDeployment(JSON.stringify({ ...example, ...change }))).toThrow(problem)
  },
)

it('names an unknown field and a missing one', () => {
  const { hasAnalytics: _hasAnalytics, ...rest } = example
  const parse = () => parseDeployment(JSON.stringify({ ...rest, basepath: '/' }))
  expect(parse).toThrow(/hasAnalytics: .+ expected boolean[\s\S]+Unrecognized key: "basepath"/)
})

it.each([
  [' ', 'a text that is not blank'],
  ['[name of the promoter]', 'a text without [placeholders]'],
])("rejects the value '%s' for the terms page", (promoter, problem) => {
  const parse = () => parseDeployment(JSON.stringify({ ...example, terms: { promoter } }))
  expect(parse).toThrow(`terms.promoter: ${problem}`)
})

describe('the tournaments of a deployment', () => {
  // The guide's own example.
  const guide = readFileSync(join(ROOT, 'docs/guides/deploy.md'), 'utf8')
  const [, json = ''] = /```json\n([^`]*"tournaments"[^`]*)```/.exec(guide) ?? []
  const [entry] = JSON.parse(json).settings.tournaments

  it('are valid as in the example of the guide', () => {
    expect(parseDeployment(withTournaments([entry])).settings['tournaments']).toEqual([entry])
  })

  it.each([
    ['an object instead of a list', {}, 'settings.tournaments: a list'],
    [
      'a misspelt field next to the tournament',
      [{ ...entry, them: 'womens' }],
      'settings.tournaments: a list',
    ],
    [
      'no tournament',
      [entry, { tournament: null }],
      'settings.tournaments.1: Tournament configuration: the whole value',
    ],
    [
      'a tournament with a wrong field',
      [{ ...entry, tournament: { ...entry.tournament, roundBased: 1 } }],
      'settings.tournaments.0: Tournament configuration: roundBased must be true or false',
    ],
  ])('are rejected with the name of the field when there is %s', (_, tournaments, problem) => {
    const parse = () => parseDeployment(withTournaments(tournaments))
    expect(parse).toThrow(DeploymentError)
    expect(parse).toThrow(problem)
  })
})

describe('the public reads of a deployment', () => {
  const withEndpoint = (platformEndpoint: string) => () =>
    parseDeployment(
      JSON.stringify({
        ...example,
        basePath: '/games/predictor/',
        publicReads: 'https://platform.example.com',
        settings: { ...example.settings, platformEndpoint },
      }),
    )

  it('have an address if the endpoint of the game is below their path', () => {
    const address = 'https://game.example.com/games/predictor/platform/'
    expect(publicReadsAddress(withEndpoint(`${address}api/v1/`)())).toBe(address)
  })

  it('are rejected with an endpoint elsewhere', () => {
    const parse = withEndpoint('https://platform.example.com/api/v1/')
    expect(parse).toThrow(DeploymentError)
    expect(parse).toThrow('/games/predictor/platform/api/v1/')
  })
})
