import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import { type Fault, type FaultOrder, faultSchema } from '../core/fault.ts'
import { createRateLimiter } from './rate-limit.ts'

/** An active fault and how many more requests it applies to. */
interface ActiveFault {
  readonly id: string
  readonly fault: Fault
  left: number
}

/** Stores the faults of processes that share a database. */
export interface FaultStore {
  add(id: string, fault: Fault): Promise<void>
  /** Decrements how many more requests a fault applies to. Returns false if it had none left. */
  take(id: string): Promise<boolean>
  clear(): Promise<void>
  all(): Promise<readonly ActiveFault[]>
}

interface FaultPorts {
  /** @default none: this process is alone */
  readonly store?: FaultStore | undefined
  /** Called when the store cannot be reached. @default silent */
  readonly onError?: (error: unknown) => void
  /** The machine's clock in epoch milliseconds. @default Date.now */
  readonly now?: () => number
}

/** The faults of a running sandbox. */
export type Faults = ReturnType<typeof createFaults>

/** Creates the faults of a process: a fault applies here when it is added, and in other processes after a notification. */
export function createFaults(
  random: () => number = Math.random,
  { store, onError = () => {}, now = Date.now }: FaultPorts = {},
) {
  let active: readonly (ActiveFault & { readonly effect: () => Fault | undefined })[] = []
  let changes = 0
  let writing: Promise<void> = Promise.resolve()
  function write(work: (on: FaultStore) => Promise<void>): void {
    changes += 1
    if (store) writing = writing.then(() => work(store)).catch(onError)
  }
  function drop(id: string): void {
    active = active.filter((one) => one.id !== id)
  }
  return {
    add(order: FaultOrder): void {
      const fault = faultSchema.parse(order)
      const id = randomUUID()
      const left = fault.times ?? Number.POSITIVE_INFINITY
      active = [...active, { id, fault, left, effect: effectOverTime(fault, now) }]
      write((on) => on.add(id, fault))
    },
    /** Returns the faults that are still active. */
    list: (): readonly Fault[] =>
      active.map(({ fault, left }) => (Number.isFinite(left) ? { ...fault, times: left } : fault)),
    clear(): void {
      active = []
      write((on) => on.clear())
    },
    /** Resolves when every process on the same database was notified of the changes made here. */
    shared: () => writing,
    /** Reads the changes of other processes. */
    async reread(): Promise<void> {
      if (!store) return
      await writing
      const before = changes
      const found = await store.all()
      // A change made here during the read is newer than its result.
      if (before !== changes) return
      const effects = new Map(active.map(({ id, effect }) => [id, effect]))
      active = found.map((one) => ({ ...one, effect: effects.get(one.id) ?? effectOverTime(one.fault, now) }))
    },
    /** Returns the fault that applies to a request. */
    async faultFor(method: string, path: string): Promise<Fault | undefined> {
      for (const candidate of active) {
        const { fault } = candidate
        if ((fault.method ?? method) !== method || !matchesPath(fault.path, path)) continue
        if (random() >= fault.share) continue
        const effect = candidate.effect()
        if (effect === undefined) continue
        candidate.left -= 1
        if (candidate.left <= 0) drop(candidate.id)
        if (!store || fault.times === undefined) return effect
        // Another process may have used up the fault in the meantime.
        await writing
        if (await store.take(candidate.id)) return effect
        drop(candidate.id)
      }
      return undefined
    },
  }
}

/** Applies faults, before or after the request has its effect. */
export function faultMiddleware(faults: Faults): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const fault = await faults.faultFor(c.req.method, new URL(c.req.url).pathname)
    if (!fault) return next()
    if (fault.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
    if (fault.when === 'after' || fault.delayMs !== undefined) await next()
    if (fault.delayMs !== undefined) return
    if (fault.drop) c.env.outgoing.destroy()
    if (fault.hang) await new Promise((resolve) => c.env.outgoing.once('close', resolve))
    if (fault.drop || fault.hang) {
      c.res = RESPONSE_ALREADY_SENT
      return
    }
    const headers = {
      'content-type': 'application/json',
      ...(fault.retryAfter !== undefined && { 'retry-after': String(fault.retryAfter) }),
    }
    const { status = 200 } = fault
    c.res = new Response(WITHOUT_BODY.has(status) ? null : textOf(fault), { status, headers })
  }
}

/** Statuses whose responses have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304])

function textOf({ malformed, body = { detail: 'A fault was asked for.' } }: Fault): string {
  return malformed ? '{"results": [{"id": "' : JSON.stringify(body)
}

const TOO_MANY_REQUESTS = 429
/** All requests share one bucket. */
const ALL = ''

/**
 * Returns a function that computes a fault's effect on the current request; undefined if the fault's capacity has room
 * for the request. The load is counted from this call on.
 * @param now epoch milliseconds
 */
function effectOverTime(fault: Fault, now: () => number): () => Fault | undefined {
  const { perSecond } = fault
  if (perSecond === undefined) return () => fault
  const limiter = createRateLimiter({ burst: Math.max(1, perSecond), perSecond }, { now })
  return () => {
    const retryAfter = limiter.secondsToWait(ALL)
    if (retryAfter > 0) return { retryAfter, ...fault, status: TOO_MANY_REQUESTS }
    void limiter.take(ALL)
    return undefined
  }
}

/**
 * Returns whether a path matches a pattern, in which `*` matches any text. A slash at the end of the path is optional. Each
 * part is searched once, after the match of the part before it, so the time is bounded by the product of both lengths.
 */
export function matchesPath(pattern: string, path: string): boolean {
  const parts = pattern.split('*')
  return matchesParts(parts, path) || (path.endsWith('/') && matchesParts(parts, path.slice(0, -1)))
}

function matchesParts(parts: readonly string[], path: string): boolean {
  const [first = '', ...rest] = parts
  const last = rest.pop()
  if (last === undefined) return path === first
  if (!path.startsWith(first)) return false
  let from = first.length
  for (const part of rest) {
    const at = path.indexOf(part, from)
    if (at === -1) return false
    from = at + part.length
  }
  return path.length - last.length >= from && path.endsWith(last)
}
