import { expect, it } from 'vitest'
import { requirePublishingPlace } from './publishing-place.ts'

const WORKFLOW = {
  CI: 'true',
  GITHUB_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://code.example',
  GITHUB_REPOSITORY: 'a-union/touchline',
  ACTIONS_ID_TOKEN_REQUEST_URL: 'https://tokens.example',
}

it('publishing works in the release workflow, which says whose it is', () => {
  expect(requirePublishingPlace(WORKFLOW)).toBe('https://code.example/a-union/touchline')
})

it.each(Object.keys(WORKFLOW))('publishing is refused without %s', (name) => {
  expect(() => requirePublishingPlace({ ...WORKFLOW, [name]: '' })).toThrow(`${name} not set`)
})
