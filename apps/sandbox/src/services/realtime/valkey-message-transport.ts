import { once } from 'node:events'
import type { Redis, RedisOptions } from 'ioredis'
import { z } from 'zod'
import { StartError } from '../../core/start-error.ts'
import { createArrivals } from './arrivals.ts'
import type { Entry, Publication } from './channel-log.ts'
import { KEPT_MESSAGES, type MessageTransport, TransportUnreachableError } from './message-transport.ts'
import { isLater, type Timetoken, timetokenAt } from './timetokens.ts'

// A script runs alone, so times and messages share one order. Times are compared as text: Lua's numbers are not exact beyond
// 53 bits. ARGV[1] is the platform's clock, ARGV[2] the last time that the caller knows, for a server that lost its data.
const CLOCK = `
  local function later(left, right) return #left > #right or (#left == #right and left > right) end
  local last = redis.call('get', KEYS[1]) or '0'
  if later(ARGV[2], last) then last = ARGV[2] redis.call('set', KEYS[1], last) end`
const START = `${CLOCK}
  if later(ARGV[1], last) then redis.call('set', KEYS[1], ARGV[1]) end
  return redis.call('get', KEYS[1])`
const PUBLISH = `${CLOCK}
  if later(ARGV[1], last) then redis.call('set', KEYS[1], ARGV[1]) else redis.call('incr', KEYS[1]) end
  local timetoken = redis.call('get', KEYS[1])
  redis.call('xadd', KEYS[2], 'maxlen', '~', '${KEPT_MESSAGES}', timetoken .. '-0', 'body', ARGV[3])
  return timetoken`

/** Messages in one read. */
const READ_AT_ONCE = 1000
const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 5000

const timetokenSchema = z.string().regex(/^\d+$/)
const readSchema = z
  .array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.tuple([z.string(), z.string()])]))]))
  .nullable()

/** A publication whose own process has not read it yet. */
interface Undelivered {
  readonly timetoken: Timetoken
  resolve(): void
}

interface ValkeyPorts {
  /** The platform's clock, epoch milliseconds. */
  readonly now: () => number
  /** Prefix of the keys: sandboxes with the same one exchange messages. */
  readonly name: string
  /** Called when a connection breaks, which is then opened again, or when a message cannot be parsed. */
  readonly onError: (error: unknown) => void
}

/**
 * Opens a transport through a stream of a Valkey or Redis server: a script assigns the time of a message and stores it, and each
 * process waits for the messages after the last one that it knows. Nothing but messages is stored there.
 * @throws {StartError} when the client is not installed or the server cannot be reached
 */
export async function openValkeyTransport(
  url: string,
  { now, name, onError }: ValkeyPorts,
): Promise<MessageTransport> {
  const clock = `{${name}}:clock`
  const stream = `{${name}}:messages`
  const { arrived, onArrival } = createArrivals(onError)
  const undelivered = new Set<Undelivered>()
  let lastTimetoken = '0'
  const closing = new AbortController()
  await using undo = new AsyncDisposableStack()
  const [writer, reader] = await Promise.all([connect(url, onError), connect(url)])
  undo.defer(() => writer.disconnect())
  undo.defer(() => reader.disconnect())

  function take(found: unknown): number {
    const [[, messages] = ['', []]] = readSchema.parse(found) ?? []
    for (const [id, [, body]] of messages) {
      lastTimetoken = id.slice(0, id.indexOf('-'))
      arrived(JSON.parse(body), lastTimetoken)
    }
    for (const one of undelivered) if (!isLater(one.timetoken, lastTimetoken)) one.resolve()
    return messages.length
  }

  async function readStored(): Promise<void> {
    const read = () => reader.xread('COUNT', READ_AT_ONCE, 'STREAMS', stream, `${lastTimetoken}-0`)
    while (take(await read()) === READ_AT_ONCE);
  }

  async function readNew(): Promise<void> {
    while (!closing.signal.aborted) {
      const position = ['STREAMS', stream, `${lastTimetoken}-0`] as const
      try {
        take(await reader.xread('COUNT', READ_AT_ONCE, 'BLOCK', 0, ...position))
      } catch (error) {
        if (closing.signal.aborted) return
        onError(new TransportUnreachableError('No real-time messages are received.', { cause: error }))
        await untilReady(reader, closing.signal)
      }
    }
  }

  async function send(publication: Publication): Promise<Entry> {
    const body = JSON.stringify(publication)
    const timetoken = timetokenSchema.parse(
      await writer
        .eval(PUBLISH, 2, clock, stream, timetokenAt(now()), lastTimetoken, body)
        .catch((cause: unknown) => {
          throw new TransportUnreachableError('The real-time message was not published.', { cause })
        }),
    )
    if (isLater(timetoken, lastTimetoken)) await delivered(timetoken)
    return { ...publication, timetoken }
  }

  /** Resolves when this process has read a message, so that a publisher reads its own message afterwards. */
  async function delivered(timetoken: Timetoken): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const own = { timetoken, resolve }
    undelivered.add(own)
    await promise
    undelivered.delete(own)
  }

  const startedAt = timetokenSchema.parse(
    await writer.eval(START, 1, clock, timetokenAt(now()), lastTimetoken),
  )
  await readStored()
  if (isLater(startedAt, lastTimetoken)) lastTimetoken = startedAt
  const reading = readNew()
  const opened = undo.move()
  return {
    publish: send,
    current: () => lastTimetoken,
    onArrival,
    async close() {
      closing.abort()
      await opened.disposeAsync()
      await reading
      for (const one of undelivered) one.resolve()
    },
  }
}

/** Resolves when the connection is open again, when an attempt to open it failed, or when the signal aborts. */
async function untilReady(client: Redis, signal: AbortSignal): Promise<void> {
  if (client.status !== 'ready') await once(client, 'ready', { signal }).catch(() => {})
}

/** @param onError called when the connection cannot be opened again; commands reject in addition. @default silent */
async function connect(url: string, onError: (error: unknown) => void = () => {}): Promise<Redis> {
  const { Redis } = await import('ioredis').catch((cause: unknown) => {
    throw new StartError(
      'Messages over Valkey or Redis need the package ioredis. Install it next to the sandbox: npm install ioredis@6',
      { cause },
    )
  })
  const client = new Redis(url, OPTIONS)
  client.on('error', onError)
  try {
    await client.connect()
  } catch (cause) {
    client.disconnect()
    const { host } = new URL(url)
    throw new StartError(`No Valkey or Redis server answers at ${host}. Start it, or correct --messages.`, {
      cause,
    })
  }
  return client
}

const OPTIONS = {
  lazyConnect: true,
  protocol: 2,
  keepAlive: 10_000,
  // Commands reject when the connection breaks and until it is open again. If those in flight were sent again, a message could
  // be published twice.
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
  /** Grows with every attempt, and differs between processes that lost the same server. */
  retryStrategy: (attempt: number) =>
    Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2),
} satisfies RedisOptions
