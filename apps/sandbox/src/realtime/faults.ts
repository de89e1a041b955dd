import { z } from 'zod'

const times = z.number().int().min(1).default(1)
const pattern = z.string().min(1)

/** What may go wrong with a request. */
export const faultSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    pattern,
    times,
    status: z.number().int().min(400).max(599),
    retryAfter: z.number().min(0).optional(),
  }),
  /** The connection closes without an answer. */
  z.object({ kind: z.literal('drop'), pattern, times }),
  /** No answer until the client leaves. */
  z.object({ kind: z.literal('hang'), pattern, times }),
  /** Success with a body that is no JSON. */
  z.object({ kind: z.literal('garble'), pattern, times }),
])

/** What goes wrong with the next requests whose path and query contain a text. */
export type Fault = z.infer<typeof faultSchema>

/** Faults that wait for their request, and the requests so far. */
export interface Faults {
  add(fault: Fault): void
  clear(): void
  /** Notes a request and gives the fault that it meets, if any. */
  meet(request: string): Fault | undefined
  /** The last requests, the oldest first. */
  readonly requests: readonly string[]
  /** Faults that no request has met yet, counted. */
  readonly pending: number
}

const REMEMBERED_REQUESTS = 1000

/** No faults. */
export function createFaults(): Faults {
  let waiting: Fault[] = []
  const requests: string[] = []
  return {
    requests,
    get pending() {
      return waiting.reduce((sum, fault) => sum + fault.times, 0)
    },
    add: (fault) => waiting.push(fault),
    clear() {
      waiting = []
    },
    meet(request) {
      requests.push(request)
      if (requests.length > REMEMBERED_REQUESTS) requests.shift()
      const met = waiting.find((fault) => request.includes(fault.pattern))
      if (met === undefined) return undefined
      waiting = waiting.flatMap((fault) => {
        if (fault !== met) return [fault]
        return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
      })
      return met
    },
  }
}
