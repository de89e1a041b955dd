import { memoryStore } from '../src/engagement/store.ts'
import { createEngagement } from '../src/index.ts'
import { configureRealtime, messages } from '../src/realtime/index.ts'
import { aProfile, createPlatform } from '../src/testing/index.ts'
import { compare } from './compare.ts'
import { aStreamServer } from './stream-server.ts'

/** A busy stream, as the service sends it at most, and a quiet one: there every message pays for a whole request. */
const LOADS = [
  { responseSize: 100, messages: 20_000 },
  // Fewer would measure when the garbage collector happens to run.
  { responseSize: 1, messages: 3000 },
] as const
const MEMORY_MESSAGES = 100_000
const MEMORY_RESPONSE_SIZE = 100
const GOAL = 0.8
const MB = 1024 * 1024
/** The query parameters of every request to the service. */
const COMMON = 'uuid=me&auth=secret&pnsdk=Touchline-Engagement-SDK%2F0.0.1-alpha.30'

/** Returns a meter that starts with the first message: the start-up is not measured. */
function createMeter() {
  let startedAt = 0
  let count = 0
  return {
    count(message: { readonly event?: string | undefined }): number {
      if (message.event !== 'tick') throw new Error(`Expected the event tick, received ${message.event}.`)
      if (count === 0) startedAt = performance.now()
      count += 1
      return count
    },
    /** Returns the milliseconds that a message took. */
    taken: () => (performance.now() - startedAt) / count,
  }
}

/** Reads the stream with the least code: fetch, parse, read each message, repeat. */
async function bareLoop(origin: string, count: number): Promise<number> {
  const meter = createMeter()
  let timetoken = '0'
  for (let received = 0; received < count; ) {
    const response = await fetch(`${origin}/v2/subscribe/sub/room/0?tt=${timetoken}&tr=1&ee=&${COMMON}`)
    const { t, m } = await response.json()
    timetoken = t.t
    for (const { d } of m) received = meter.count(d)
  }
  return meter.taken()
}

async function anEngagement(origin: string) {
  const platform = createPlatform()
  platform.addProfile({ profile: aProfile({ id: 'me' }), token: 'secret' })
  platform.state.application = { pubnub_subscribe_key: 'sub', pubnub_publish_key: 'pub' }
  const { clientId, endpoint } = platform
  const engagement = createEngagement({
    clientId,
    endpoint,
    store: memoryStore(),
    // The server is closed before it responds to the last leave call.
    logger: { warn: () => undefined, error: console.error },
    fetch: (input, init) => (String(input).startsWith(origin) ? fetch : platform.fetch)(input, init),
  })
  await engagement.init({ accessToken: 'secret' })
  configureRealtime(engagement, { origin })
  return engagement
}

async function throughStream(
  origin: string,
  count: number,
  onMessage?: (received: number) => void,
): Promise<number> {
  const engagement = await anEngagement(origin)
  const meter = createMeter()
  for await (const message of messages(engagement, 'room')) {
    const received = meter.count(message)
    onMessage?.(received)
    if (received === count) break
  }
  const taken = meter.taken()
  engagement.dispose()
  return taken
}

/**
 * Compares the messages per second with a bare fetch loop on the same server, and measures the memory over 100,000 messages.
 */
export async function benchStream(): Promise<void> {
  for (const { responseSize, messages: count } of LOADS) {
    await using server = await aStreamServer(responseSize)
    const { origin } = server
    const { ours, ratio } = await compare({
      ours: () => throughStream(origin, count),
      bare: () => bareLoop(origin, count),
    })
    const share = 1 / ratio
    const verdict = share >= GOAL ? 'met' : 'missed'
    console.log(
      `stream, ${responseSize} in a response: ${Math.round(1000 / ours)} messages/s, ${share.toFixed(2)} of a bare fetch loop (goal at least ${GOAL}: ${verdict})`,
    )
  }
  await memory()
}

async function memory(): Promise<void> {
  await using server = await aStreamServer(MEMORY_RESPONSE_SIZE)
  const samples: number[] = []
  await throughStream(server.origin, MEMORY_MESSAGES, (received) => {
    if (received % 20_000 !== 0) return
    globalThis.gc?.()
    samples.push(process.memoryUsage().heapUsed / MB)
  })
  console.log(
    `memory over ${MEMORY_MESSAGES} messages: ${samples.map((sample) => sample.toFixed(1)).join(', ')} MB`,
  )
}
