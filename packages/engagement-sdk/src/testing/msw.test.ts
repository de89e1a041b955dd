import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createEngagement, getWidgets, takePages } from '../index.ts'
import { matchDay } from './index.ts'
import { platformHandlers } from './msw.ts'

const { platform, program, token } = matchDay()
const server = setupServer(...platformHandlers(platform))

beforeAll(() => server.listen())
afterEach(() => platform.forgetCalls())
afterAll(() => server.close())

it('serves the global fetch, including injected faults', async () => {
  const { clientId, endpoint } = platform
  const engagement = createEngagement({ clientId, endpoint })
  expect((await engagement.init({ accessToken: token })).nickname).toBe('Prop Star')
  expect((await takePages(getWidgets(engagement, { program }))).results).toHaveLength(4)
  platform.inject({ fault: 'drop-before-write' })
  await expect(takePages(getWidgets(engagement, { program }))).rejects.toMatchObject({ code: 'network' })
  expect(platform.calls).toHaveLength(4)
})
