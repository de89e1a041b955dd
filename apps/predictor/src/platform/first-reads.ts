import type { ClockReading } from '@touchline/engagement-sdk'

/** Reads that the page starts before the code of the game has arrived. Their responses are kept for the client. */
export interface FirstReads {
  /**
   * Sends a read and keeps its response. The caller checks that the address may receive the token.
   *
   * @throws Error when the platform refuses, the connection fails or the body is no JSON
   */
  read(url: string, options?: FirstReadOptions): Promise<FirstResponse>
  /**
   * Returns the kept response to the same request, once, also a refusal; undefined when the request has to be sent.
   *
   * @throws TypeError when the connection failed
   */
  take(request: Request): Promise<KeptResponse | undefined>
}

interface FirstReadOptions {
  /** @default none: the read is public */
  readonly token?: string
  /** The address of the client's request that the response answers. @default the same */
  readonly answers?: string
}

/** What a first read has found. */
export interface FirstResponse {
  /** Parsed, and not checked. */
  readonly body: unknown
  /** When the platform sent it, by its clock in epoch milliseconds; by the device's if the response does not say. */
  readonly sentAt: number
}

/** A response that was received before the client asked for it. */
export interface KeptResponse {
  /** Its `Age` header says that it was kept. */
  readonly response: Response
  /** What it says about the platform's clock. */
  readonly reading: ClockReading
}

interface Kept {
  readonly ok: boolean
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly reading: ClockReading
}

/** A response that has waited longer for the code is not used. */
const LONGEST_WAIT_MS = 20_000

/** @param now the device's clock in epoch milliseconds */
export function createFirstReads(send: typeof fetch, now: () => number): FirstReads {
  const reads = new Map<string, Promise<Kept>>()

  async function receive(url: string, authorization: string | undefined): Promise<Kept> {
    const sentAt = now()
    const accept = 'application/json'
    const response = await send(url, {
      headers: authorization === undefined ? { accept } : { accept, authorization },
      redirect: 'manual',
    })
    const receivedAt = now()
    const { ok, status, headers, type } = response
    if (type === 'opaqueredirect') throw new TypeError('Redirect refused.')
    const reading = {
      serverAt: Date.parse(headers.get('date') ?? ''),
      sentAt,
      receivedAt,
      // A cache may have kept what is read without a token, and then its date is in the past.
      mayBeCached: authorization === undefined || headers.has('age'),
    }
    return { ok, status, headers, reading, text: await response.text() }
  }

  return {
    async read(url, { token, answers = url } = {}) {
      const authorization = token && `Bearer ${token}`
      const receiving = receive(url, authorization)
      reads.set(keyOf(answers, authorization), receiving)
      const { ok, text, reading } = await receiving
      if (!ok) throw new Error(`GET ${url} was refused.`)
      const sentAt = Number.isNaN(reading.serverAt) ? reading.receivedAt : reading.serverAt
      return { body: JSON.parse(text), sentAt }
    },
    async take({ method, url, headers }) {
      // What was read before a write is old.
      if (method !== 'GET') reads.clear()
      const key = keyOf(url, headers.get('authorization') ?? undefined)
      const receiving = reads.get(key)
      reads.delete(key)
      const kept = await receiving
      if (kept === undefined) return undefined
      const { reading } = kept
      const waitedMs = now() - reading.receivedAt
      return waitedMs < LONGEST_WAIT_MS ? { response: agedResponse(kept, waitedMs), reading } : undefined
    },
  }
}

function keyOf(url: string, authorization: string | undefined): string {
  return `${authorization ?? ''} ${new URL(url).href}`
}

function agedResponse({ text, status, headers }: Kept, waitedMs: number): Response {
  const aged = new Headers(headers)
  aged.set('age', String(Number(headers.get('age') ?? 0) + Math.ceil(waitedMs / 1000)))
  return new Response(text || null, { status, headers: aged })
}
