import { expect, it, vi } from 'vitest'
import { createChannelLog, type Entry } from './channel-log.ts'

const NEVER = new AbortController().signal
const OVER = AbortSignal.abort()

function anEntry(index: number, payload: unknown = index, channel = 'room'): Entry {
  return { channel, payload, publisher: 'x', timetoken: String(17_000_000_000_000_000n + BigInt(index)) }
}
const payloads = (found: readonly { readonly entry: Entry }[]) => found.map(({ entry }) => entry.payload)

/** Reads to the end as a client does: from the newest time of the answer before. */
async function readFrom(log: ReturnType<typeof createChannelLog>, cursor: string) {
  const answers: (readonly unknown[])[] = []
  for (let after = cursor; ; ) {
    const found = await log.receive(['room'], after, OVER)
    const last = found.at(-1)
    if (last === undefined) return answers
    answers.push(payloads(found))
    after = last.entry.timetoken
  }
}

it('a channel log never holds more than twice its capacity, whether the entries are many or large', () => {
  const log = createChannelLog({ capacity: { entries: 10, characters: 1000 } })
  for (let index = 0; index < 200; index += 1) {
    log.append(anEntry(index, index < 100 ? index : 'x'.repeat(300)))
    expect(log.size.entries).toBeLessThanOrEqual(20)
    expect(log.size.characters).toBeLessThanOrEqual(2000)
  }
  log.append(anEntry(200, 'x'.repeat(5000)))
  expect(log.size).toEqual({ entries: 1, characters: 5002 })
})

it('a channel log lets a reader that is too far behind continue at the oldest entry, in order and without duplicates, up to the newest', async () => {
  const log = createChannelLog({ capacity: { entries: 150, characters: 1_000_000 } })
  for (let index = 0; index < 1000; index += 1) log.append(anEntry(index))
  const answers = await readFrom(log, anEntry(3).timetoken)
  const read = answers.flat()
  const first = 1000 - log.size.entries
  expect(read).toEqual(Array.from({ length: log.size.entries }, (_, index) => first + index))
  expect(answers.every((answer) => answer.length <= 100)).toBe(true)
})

it('a channel log limits the size of each answer, and returns a larger entry alone', async () => {
  const log = createChannelLog()
  const [one, larger] = [400_000, 1_500_000]
  for (const [index, size] of [one, one, one, larger, 10].entries())
    log.append(anEntry(index, 'x'.repeat(size)))
  const answers = await readFrom(log, '1')
  const sizes = answers.map((answer) => answer.map((text) => String(text).length))
  expect(sizes).toEqual([[one, one], [one], [larger], [10]])
})

it('a channel log stores nothing for waiting readers, for any number of them and of entries on other channels', async () => {
  const log = createChannelLog({ capacity: { entries: 10, characters: 1000 } })
  const waiting = Array.from({ length: 50 }, () => log.receive(['room'], '1', NEVER))
  for (let index = 0; index < 500; index += 1) log.append(anEntry(index, index, 'elsewhere'))
  expect([log.waiting, log.size.entries <= 20]).toEqual([50, true])
  log.append(anEntry(500))
  expect((await Promise.all(waiting)).map(payloads)).toEqual(Array.from({ length: 50 }, () => [500]))
  expect(log.waiting).toBe(0)
})

it('a channel log merges channels and wildcards in the order of their times, each entry under the first name that matches', async () => {
  const log = createChannelLog()
  const channels = ['match.1', 'room', 'match.2', 'other', 'room', 'match.1']
  for (const [index, channel] of channels.entries()) log.append(anEntry(index, index, channel))
  const found = await log.receive(['match.2', 'match.*', 'room'], anEntry(0).timetoken, OVER)
  expect(found.map(({ entry, name }) => [entry.payload, name])).toEqual([
    [1, 'room'],
    [2, 'match.2'],
    [4, 'room'],
    [5, 'match.*'],
  ])
})

it('a channel log compares no time of the entries before a reader that is up to date, for any number of entries', async () => {
  const log = createChannelLog()
  let reads = 0
  for (let index = 0; index < 1000; index += 1) {
    const { timetoken, ...rest } = anEntry(index, index, `other ${index % 7}`)
    log.append({
      ...rest,
      get timetoken() {
        reads += 1
        return timetoken
      },
    })
  }
  log.append(anEntry(1000))
  const names = ['room', ...Array.from({ length: 400 }, (_, index) => `name ${index}`)]
  expect(payloads(await log.receive(names, anEntry(999).timetoken, OVER))).toEqual([1000])
  expect(log.stored('room')).toHaveLength(1)
  expect(reads).toBe(1)
})

it('a channel log ends an idle request in time, and keeps no timer of one that was answered', async () => {
  vi.useFakeTimers()
  const log = createChannelLog({ idleMs: 1000 })
  const idle = log.receive(['hall'], '1', NEVER)
  const answered = log.receive(['room'], '1', NEVER)
  log.append(anEntry(1))
  expect(payloads(await answered)).toEqual([1])
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(await idle).toEqual([])
  vi.useRealTimers()
})

it('a channel log that is released answers the requests that it holds, and every later one at once', async () => {
  const log = createChannelLog()
  const held = log.receive(['room'], '1', NEVER)
  log.release()
  expect(await held).toEqual([])
  expect(await log.receive(['room'], '1', NEVER)).toEqual([])
})

it('a channel log wakes the requests that wait for a channel or for a wildcard of it, and no others', async () => {
  const log = createChannelLog()
  const waiting = ['match.1', 'match.*', 'match.2'].map((name) => log.receive([name], '1', NEVER))
  log.append(anEntry(1, 'kick-off', 'match.1'))
  expect((await Promise.all(waiting.slice(0, 2))).map(payloads)).toEqual([['kick-off'], ['kick-off']])
  expect(log.waiting).toBe(1)
})
