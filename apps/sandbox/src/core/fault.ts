import { z } from 'zod'

const EFFECTS = ['status', 'drop', 'hang', 'malformed', 'delayMs', 'perSecond'] as const
/** Ten minutes. */
const LONGEST_DELAY_MS = 600_000

/** A simulated fault. Exactly one of its effects is set. */
export const faultSchema = z
  .strictObject({
    /** The paths that it applies to; `*` matches any text: `/api/v1/widget-interactions/*`. */
    path: z.string().max(500).regex(/^[/*]/, 'Begin with / or *, or it applies to no request.'),
    method: z.enum(['GET', 'POST', 'PATCH', 'PUT', 'DELETE']).optional(),
    status: z.int().min(200).max(599).optional(),
    /** The body of the response. @default a detail */
    body: z.unknown().optional(),
    /** The connection is closed without a response. */
    drop: z.literal(true).optional(),
    /** The request is never answered. */
    hang: z.literal(true).optional(),
    /** The response is truncated JSON. */
    malformed: z.literal(true).optional(),
    /** The response is the usual one, after a delay. */
    delayMs: z.number().min(0).max(LONGEST_DELAY_MS).optional(),
    /** Requests above this many per second get 429 with `Retry-After`, counted by each process. */
    perSecond: z.number().min(0.1).max(1_000_000).optional(),
    /** Whether the fault applies before or after the request has its effect. @default before */
    when: z.enum(['before', 'after']).default('before'),
    /** How many requests it applies to. @default all */
    times: z.int().min(1).optional(),
    /** The share of requests that it applies to. @default 1 */
    share: z.number().min(0).max(1).default(1),
    retryAfter: z.int().min(0).optional(),
  })
  .refine((fault) => EFFECTS.filter((effect) => fault[effect] !== undefined).length === 1, {
    error: `Give exactly one of ${EFFECTS.join(', ')}.`,
    path: ['status'],
  })
export type Fault = z.infer<typeof faultSchema>
/** A fault before defaults are applied. */
export type FaultOrder = z.input<typeof faultSchema>
