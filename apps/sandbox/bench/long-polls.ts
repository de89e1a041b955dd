import { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import type { SandboxProcess } from '../src/client/start-process.ts'
import { REALTIME_KEYS } from '../src/wire/hosts.ts'
import type { BenchFan } from './fans-in-bulk.ts'
import { inParallel } from './load-client.ts'

/** Fans who hold a request for messages, spread over processes. */
export interface LongPolls extends AsyncDisposable {
  /** Publishes one message and returns the seconds until the first fan and the last one have it, from the call on. */
  publish(): Promise<{ readonly first: number; readonly last: number }>
}

const CHANNEL = 'bench'
const JOINING_AT_ONCE = 50
const TIME = /"t":"(\d+)"/

/** Opens the long polls, each fan on a connection of its own; a fan who receives a message asks for the next one at once. */
export async function openLongPolls(
  processes: readonly SandboxProcess[],
  fans: readonly BenchFan[],
): Promise<LongPolls> {
  const agent = new Agent({ keepAlive: true })
  const users = fans.map((fan, index) => ({
    ...fan,
    url: processes[index % processes.length]?.url ?? '',
    time: '0',
  }))
  let marker = randomUUID()
  let isOver = false
  let left = 0
  let firstAt = 0
  let finish = () => {}
  const ask = (user: (typeof users)[number]) =>
    textFrom(
      agent,
      `${user.url}/v2/subscribe/${REALTIME_KEYS.subscribe}/${CHANNEL}/0?tt=${user.time}&tr=1&uuid=${user.id}&auth=${user.token}`,
    )
  async function listen(user: (typeof users)[number]): Promise<void> {
    while (!isOver) {
      const text = await ask(user).catch(() => '')
      user.time = TIME.exec(text)?.[1] ?? user.time
      if (!text.includes(marker)) continue
      if (left === fans.length) firstAt = performance.now()
      left -= 1
      if (left === 0) finish()
    }
  }
  await inParallel(users, JOINING_AT_ONCE, async (user) => {
    user.time = TIME.exec(await ask(user))?.[1] ?? '0'
  })
  const listening = users.map(listen)
  return {
    async publish() {
      await allHeld(processes, fans.length)
      const { promise, resolve } = Promise.withResolvers<void>()
      marker = randomUUID()
      left = fans.length
      finish = resolve
      const { publish, subscribe } = REALTIME_KEYS
      const startedAt = performance.now()
      const path = `/publish/${publish}/${subscribe}/0/${CHANNEL}/0/${encodeURIComponent(`"${marker}"`)}`
      await textFrom(agent, `${processes[0]?.url}${path}?uuid=publisher`)
      await promise
      return { first: (firstAt - startedAt) / 1000, last: (performance.now() - startedAt) / 1000 }
    },
    async [Symbol.asyncDispose]() {
      isOver = true
      agent.destroy()
      await Promise.all(listening)
    },
  }
}

const POLL_INTERVAL_MS = 50

/** Resolves when every fan's request is held and nothing else is done. */
async function allHeld(processes: readonly SandboxProcess[], fans: number): Promise<void> {
  for (;;) {
    const counts = await Promise.all(
      processes.map(async ({ url }) => {
        const metrics = await (await fetch(`${url}/_sandbox/metrics`)).text()
        return Number(/^touchline_held_requests (\d+)$/m.exec(metrics)?.[1] ?? 0)
      }),
    )
    const held = counts.reduce((sum, one) => sum + one, 0)
    if (held >= fans) return
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
}

function textFrom(agent: Agent, url: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  get(url, { agent }, (response) => {
    let text = ''
    response.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    response.on('end', () => resolve(text))
    response.on('error', reject)
  }).on('error', reject)
  return promise
}
