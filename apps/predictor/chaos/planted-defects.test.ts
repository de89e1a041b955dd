// @vitest-environment node
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { DeviceStorage } from '../src/device/device-storage.ts'
import { type Books, readBooks } from './books.ts'
import { checkLedger } from './check-ledger.ts'
import { FanWatch } from './fan-watch.ts'
import { installWindow } from './headless-window.ts'
import { keptStorage } from './kept-storage.ts'
import { Ledger } from './ledger.ts'
import { seededRandom } from './seeded-random.ts'
import { openStore, type Store } from './store.ts'
import { Tally } from './tally.ts'
import type { UnreliablePlatform } from './unreliable-platform.ts'

type Send = (request: Request) => Promise<Response>

interface Defect {
  readonly send?: Send
  readonly storage?: DeviceStorage
  /** Votes are refused at first, so that the fan comes back to a draft. @default false */
  readonly isRefused?: boolean
}

// Each defect is planted into the game of one fan, who plays on a platform without faults.
const ledgers = new Map<string, Ledger>()
let store: Store
let books: Books
beforeAll(async () => {
  silence()
  installWindow()
  const { startUnreliablePlatform } = await import('./unreliable-platform.ts')
  store = await openStore('folder')
  await using platform = await startUnreliablePlatform(store)
  await play(platform, 'no defect', { isRefused: true })
  await play(platform, 'a false "Saved"', { send: confirmsWithoutStoring })
  await play(platform, 'a lost draft', { isRefused: true, storage: forgetsDrafts() })
  await play(platform, 'a double reward', { send: rewardsTwice })
  books = await platform.readBooks('end')
})
beforeEach(silence)
afterAll(() => store[Symbol.asyncDispose]())

it('finds nothing if there is no defect', () => {
  expect(kinds('no defect')).toEqual([])
  expect(ledgerOf('no defect').hasReward).toBe(true)
})

it('catches a false "Saved": the screen confirms answers that the database does not have', () => {
  expect(kinds('a false "Saved"')).toEqual(['lost', 'reward-unearned'])
})

it('keeps what explains a violation: what was sent, and what showed it as saved', () => {
  const { lines } = ledgerOf('a false "Saved"').events
  expect(lines.at(-2)).toMatch(/^\d+\.\d{3} s Submit is pressed with: \S+ .+, \S+ /)
  expect(lines.at(-1)).toMatch(/^\d+\.\d{3} s 'Success' shows as saved: \S+ .+, \S+ /)
})

it('catches a lost draft: unsent answers are gone after a reload', () => {
  expect(kinds('a lost draft')).toEqual(['lost-draft'])
})

it('catches a double reward, although each row has a key of its own', () => {
  expect(kinds('a double reward')).toEqual(['rewarded-twice'])
})

it('catches a doubled answer, although each row has a primary key of its own', async () => {
  const { fanId } = ledgerOf('no defect')
  const doubled = await store.read(async (query) => {
    await query(`insert into interactions (id, profile_id, widget_id, slot, option_no, created_at, updated_at)
      select gen_random_uuid(), profile_id, widget_id, slot + 1, option_no, created_at, updated_at
      from interactions where profile_id = '${fanId}'`)
    return readBooks(query)
  })
  expect(kinds('no defect', doubled)).toEqual(['doubled'])
})

function ledgerOf(name: string): Ledger {
  const ledger = ledgers.get(name)
  if (ledger === undefined) throw new Error(`No fan played with ${name}.`)
  return ledger
}

function kinds(name: string, found = books): readonly string[] {
  return [...new Set(checkLedger(ledgerOf(name), found).map(({ kind }) => kind))].toSorted()
}

/** The game logs each failure; here some are made on purpose. */
function silence(): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
}

/** One fan answers, with the defect in place, comes back after a reload and sends everything. */
async function play(platform: UnreliablePlatform, name: string, defect: Defect) {
  const { Fan } = await import('./fan.ts')
  const { HeadlessDevice } = await import('./headless-device.ts')
  const match = (await platform.matches())[ledgers.size]
  if (match === undefined) throw new Error('There are more defects than matches.')
  const { id, token } = await platform.newFan(name)
  const ledger = new Ledger(id, match.id)
  ledgers.set(name, ledger)
  let isRefused = defect.isRefused === true
  const { send = (request: Request) => fetch(request), storage } = defect
  const { promise: isNoted, resolve: onNoted } = Promise.withResolvers<void>()
  const device = new HeadlessDevice({
    platformUrl: platform.urls[0],
    token,
    matchId: match.id,
    patienceMs: 5000,
    heldMs: 5000,
    onRequestEnd: ({ method, path, status }) => {
      if (method === 'PATCH' && path.endsWith('/profile/') && status !== undefined) onNoted()
    },
    storage,
    send: async (request) =>
      isRefused && VOTE.test(request.url) ? Response.json({}, { status: 503 }) : send(request),
  })
  const fan = new Fan({
    devices: [device],
    match,
    ledger,
    random: seededRandom(1),
    tally: new Tally(),
    pace: { thinkMs: 1, arriveMs: 1, tunnelMs: 1 },
    watch: new FanWatch(60_000),
  })
  if (isRefused) await fan.play(1)
  isRefused = false
  await fan.finish()
  // The last request after 'Success'; the platform ends soon.
  await isNoted
  await fan.close()
}

const VOTE = /\/widget-interactions\/text-prediction\/([^/]+)\/options\/([^/]+)\/votes/

/** Confirms votes as the platform does, and sends none. */
async function confirmsWithoutStoring(request: Request): Promise<Response> {
  const [, widget, option] = VOTE.exec(request.url) ?? []
  if (widget === undefined) return fetch(request)
  const id = randomUUID()
  const confirmation = {
    id,
    widget_id: widget,
    widget_kind: 'text-prediction',
    profile_id: id,
    created_at: '2024-08-09T12:00:00Z',
    claim_token: null,
    rewards: [],
    url: `${request.url}/${id}`,
    option_id: option,
  }
  return Response.json(confirmation, { status: 201 })
}

/** Asks for each reward a second time, with another key. */
async function rewardsTwice(request: Request): Promise<Response> {
  if (new URL(request.url).pathname !== '/rewards') return fetch(request)
  const { method, headers, url } = request
  const fields: object = await request.json()
  const again = JSON.stringify({ ...fields, reward_action_key: 'once more' })
  await fetch(url, { method, headers, body: again })
  return fetch(url, { method, headers, body: JSON.stringify(fields) })
}

/** A device whose drafts end with the page. The game lists its records once, when a page has found its player. */
function forgetsDrafts(): DeviceStorage {
  const storage = keptStorage()
  return {
    ...storage,
    keys: () => {
      for (const key of storage.keys().filter((key) => key.startsWith('draft'))) storage.remove(key)
      return storage.keys()
    },
  }
}
