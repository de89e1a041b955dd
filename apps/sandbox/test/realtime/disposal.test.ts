import { getEventListeners } from 'node:events'
import { joinPresence, messages, realtimeConnection } from '@touchline/engagement-sdk/realtime'
import { afterEach, expect, it, vi } from 'vitest'
import { aPlayer } from './a-player.ts'
import { aRealtimeServer } from './a-realtime-server.ts'

/** A slow machine must not fail. */
const ROUNDS = 12
/** Connections that are kept alive and reused: those of one engagement's parallel requests, and no further one per round. */
const MOST_SOCKETS = 8
/** Longer than the pauses of a test, shorter than deadlines and heartbeats. */
const LONG_MS = 10_000

/** The long timers that are running, by the globals that start and stop them. */
function countTimers() {
  const running = new Set<unknown>()
  const { setTimeout: start, clearTimeout: stop } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, ms = 0, ...values) => {
    const timer = start(() => {
      running.delete(timer)
      act(...values)
    }, ms)
    if (ms >= LONG_MS) running.add(timer)
    return timer
  })
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    running.delete(timer)
    stop(timer)
  })
  return () => running.size
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('disposing, starting again and disposing again leaves no timer, listener, held request or socket', async () => {
  await using server = await aRealtimeServer()
  const stop = new AbortController()
  const { signal } = stop
  const host = new EventTarget()
  const listening = () => ['online', 'offline'].flatMap((name) => getEventListeners(host, name)).length
  vi.stubGlobal('addEventListener', host.addEventListener.bind(host))
  vi.stubGlobal('removeEventListener', host.removeEventListener.bind(host))
  const timers = countTimers()

  for (let round = 0; round < ROUNDS; round += 1) {
    const engagement = await aPlayer(server.host)
    const received: unknown[] = []
    const reading = (async () => {
      for await (const message of messages(engagement, 'room', { signal })) received.push(message)
    })()
    const watching = (async () => {
      for await (const event of joinPresence(engagement, 'lobby', { signal })) received.push(event)
    })()
    // Not until the own join arrives: it may be published before the handshake has its time.
    await expect.poll(() => server.realtime.presence.here('lobby')).toHaveLength(1)
    await expect
      .poll(() => [realtimeConnection(engagement).phase, server.realtime.log.waiting])
      .toEqual(['connected', 1])
    await server.realtime.publish({ channel: 'room', payload: { event: 'hello' }, publisher: 'x' })
    await expect.poll(() => received).toContainEqual(expect.objectContaining({ event: 'hello' }))
    expect([timers() > 0, listening()]).toEqual([true, 2])

    engagement.dispose()
    await Promise.all([reading, watching])
    await expect.poll(() => [server.realtime.log.waiting, listening(), timers()]).toEqual([0, 0, 0])
    await expect.poll(() => server.realtime.presence.here('lobby')).toEqual([])
    expect(getEventListeners(signal, 'abort')).toEqual([])
    expect(await server.connections()).toBeLessThanOrEqual(MOST_SOCKETS)
  }
})
