import { afterAll, afterEach, beforeAll } from 'vitest'
import { server } from './msw-server.ts'

// Other requests pass, because some tests start a server of their own.
beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
