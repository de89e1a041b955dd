import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../src/server/start-sandbox.ts'
import { call, newFan, round, widgetsOf } from './api.ts'

const FANS = 100

it('more requests than the embedded database can answer are refused with 429 at once, while health checks are answered and the others are stored once', async () => {
  await using sandbox = await startSandbox({ tournaments: ['120-2024'], fans: 0, speed: 0 })
  const [match] = (await round(sandbox, 11)).slice(-1)
  const [widget] = await widgetsOf(sandbox, match.id)
  const { pathname } = new URL(widget.options[0].vote_url)
  const fans = await connections(sandbox, FANS)
  const tokens: string[] = []
  for (const _ of fans) tokens.push((await newFan(sandbox)).token)
  // Node accepts one connection after the other: every one is in use before the crowd votes.
  for (const fan of fans) await send(fan, 'GET /_sandbox/live')
  const votes = fans.map((fan, index) =>
    send(fan, `POST ${pathname}`, `Authorization: Bearer ${tokens[index]}\r\nConnection: close\r\n`),
  )
  expect((await call(sandbox, 'GET /_sandbox/health')).status).toBe(200)
  const responses = await Promise.all(votes)
  const refused = responses.filter((one) => one.startsWith('HTTP/1.1 429'))
  const stored = responses.filter((one) => one.startsWith('HTTP/1.1 201'))
  expect(refused.length).toBeGreaterThan(0)
  expect(stored.length + refused.length).toBe(FANS)
  for (const one of refused) expect(one).toMatch(/retry-after: 1\r\n.*"error_code":"throttled"/s)
  const rows = await sandbox.db
    .selectFrom('interactions')
    .select('id')
    .where('widget_id', '=', widget.id)
    .execute()
  expect(rows).toHaveLength(stored.length)
})

it('clients that send a body slowly take no place of the requests that run, and leave no error in the log when they go', async () => {
  const errors: unknown[] = []
  const logger = { info: () => {}, error: (_: string, error: unknown) => void errors.push(error) }
  await using sandbox = await startSandbox({ tournaments: [], fans: 0, logger })
  const slow = await connections(sandbox, 64)
  const head = 'POST /api/v1/applications/touchline-sandbox/profile/ HTTP/1.1\r\nHost: localhost\r\n'
  for (const socket of slow) {
    socket.write(`${head}Expect: 100-continue\r\nContent-Length: 20\r\n\r\n{"nick`)
    // The request has begun.
    await once(socket, 'data')
  }
  expect((await call(sandbox, 'GET applications/touchline-sandbox/')).status).toBe(200)
  for (const socket of slow) socket.destroy()
  const ended = () => sandbox.requests.list({ method: 'POST' }).length
  await expect.poll(ended).toBe(64)
  expect(errors).toEqual([])
})

/** Opens connections to a sandbox. */
function connections({ url }: Pick<Sandbox, 'url'>, count: number): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      await once(socket, 'connect')
      return socket
    }),
  )
}

/** Sends a request on an open connection and returns the response, to its end if the connection closes then. */
async function send(socket: Socket, request: string, headers = ''): Promise<string> {
  socket.write(`${request} HTTP/1.1\r\nHost: localhost\r\n${headers}Content-Length: 0\r\n\r\n`)
  if (headers !== '') return text(socket)
  const [start] = await once(socket, 'data')
  return String(start)
}
