// @vitest-environment node
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, onTestFinished } from 'vitest'
import { type Connection, newConnection } from './connection.ts'
import { answerRequestText, type FinishedRequest } from './finished-request.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Enough for the compiler to optimize the code that sends, which then keeps no variable longer than it has to. */
const WARM_UP_REQUESTS = 2000

it('gives up a write that is never answered, also after Node has collected the request', async () => {
  const server = createServer(() => undefined).listen(0)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}/`
  const post = async (connection: Connection) => {
    await connection.fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined)
    return connection
  }
  for (let sent = 0; sent < WARM_UP_REQUESTS; sent += 1) {
    await post(newConnection({ patienceMs: 1000, heldMs: 1000, send: async () => new Response() }))
  }
  const connection = await post(newConnection({ patienceMs: 100, heldMs: 500 }))
  collectGarbage()
  await expect(connection.quiet()).resolves.toBeUndefined()
})

it('reports how each request has ended, also one without an answer', async () => {
  const lines: (string | undefined)[] = []
  const onRequestEnd = (request: FinishedRequest) => void lines.push(answerRequestText(request))
  const url = 'http://localhost/api/v1/widget-interactions/w1/'
  const answering = async () => new Response('', { status: 503 })
  const failing = () => Promise.reject(new TypeError('fetch failed'))
  for (const send of [answering, failing]) {
    const connection = newConnection({ patienceMs: 1000, heldMs: 1000, send, onRequestEnd })
    await connection.fetch(url, { method: 'PATCH' }).catch(() => undefined)
  }
  expect(lines).toEqual([
    expect.stringMatching(/^PATCH \/api\/v1\/widget-interactions\/w1\/: 503 after \d+ ms$/),
    expect.stringMatching(/: no answer after \d+ ms$/),
  ])
})
