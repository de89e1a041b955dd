import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createEngagement, exponentialRetry, request } from '../src/index.ts'

/** Returns a server on loopback that responds to every request with the listener. */
async function aServer(listener: RequestListener) {
  const paths: string[] = []
  const server = createServer((incoming, response) => {
    paths.push(`${incoming.method} ${incoming.url}`)
    listener(incoming, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    paths,
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const SIXTEEN_MIB = 2 ** 24

it.each([301, 302, 303, 307, 308])('a redirect is not followed with status %i', async (status) => {
  await using other = await aServer((_, response) => response.end('{}'))
  await using server = await aServer((_, response) => {
    response.writeHead(status, { location: `${other.origin}/collect` }).end()
  })
  const engagement = createEngagement({ clientId: 'c', endpoint: `${server.origin}/api/` })
  const call = request(engagement, { path: 'x/', method: 'POST', json: { a: 1 }, auth: { token: 'mine' } })
  await expect(call).rejects.toMatchObject({ code: 'network' })
  expect([server.paths, other.paths]).toEqual([['POST /api/x/'], []])
})

describe('a response body', () => {
  const read = (chunks: AsyncIterable<Buffer>) =>
    aServer((_, response) => {
      response.setHeader('content-encoding', 'gzip')
      // The client closes the connection in the middle of a body that is too long.
      Readable.from(chunks)
        .pipe(createGzip())
        .pipe(response)
        .on('error', () => undefined)
    })

  it('is read up to 16 MiB after decompression', async () => {
    await using server = await read(
      (async function* () {
        yield Buffer.from('"')
        yield Buffer.alloc(SIXTEEN_MIB - 2, 'a')
        yield Buffer.from('"')
      })(),
    )
    const engagement = createEngagement({ clientId: 'c', endpoint: server.origin })
    const { body } = await request(engagement, { path: 'x/' })
    expect(body).toHaveLength(SIXTEEN_MIB - 2)
  })

  it('is read again after it ended early if there is a retry policy', async () => {
    let answers = 0
    await using server = await aServer((_, response) => {
      answers += 1
      response.writeHead(200, { 'content-length': 9 })
      if (answers > 1) response.end('"a title"')
      else response.write('"a ', () => response.destroy())
    })
    const retry = exponentialRetry({ baseMs: 0 })
    const engagement = createEngagement({ clientId: 'c', endpoint: server.origin, retry })
    await expect(request(engagement, { path: 'x/' })).resolves.toMatchObject({ body: 'a title' })
    expect(server.paths).toHaveLength(2)
  })

  it('is rejected after 16 MiB if it never ends, without a retry', async () => {
    const chunk = Buffer.alloc(2 ** 20, 'a')
    await using server = await read(
      (async function* () {
        while (true) yield chunk
      })(),
    )
    const engagement = createEngagement({ clientId: 'c', endpoint: server.origin })
    await expect(request(engagement, { path: 'x/' })).rejects.toMatchObject({
      code: 'body-too-large',
      retryable: false,
      message: 'Unreadable response: more than 16777216 bytes',
    })
  })
})
