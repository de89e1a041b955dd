import { expect, it } from 'vitest'
import { requirePublishingPlace } from './publishing-place.ts'

const WORKFLOW = {
  CI: 'true',
  GITHUB_ACTIONS: 'true',
  ACTIONS_ID_TOKEN_REQUEST_URL: 'https://tokens.example',
}

it('publishing works in the release workflow', () => {
  expect(() => requirePublishingPlace(WORKFLOW)).not.toThrow()
})

it.each(Object.keys(WORKFLOW))('publishing is refused without %s', (name) => {
  expect(() => requirePublishingPlace({ ...WORKFLOW, [name]: '' })).toThrow(`${name} not set`)
})
