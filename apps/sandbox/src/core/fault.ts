import { z } from 'zod'

/** A thing that goes wrong on purpose. Exactly one of status, drop, hang, malformed and delayMs says what. */
export const faultSchema = z
  .strictObject({
    /** The path it strikes, where `*` stands for anything: `/api/v1/widget-interactions/*`. */
    path: z.string().max(500).regex(/^[/*]/, 'Begin with / or *, or nothing is ever struck.'),
    method: z.enum(['GET', 'POST', 'PATCH', 'PUT', 'DELETE']).optional(),
    status: z.int().min(200).max(599).optional(),
    /** The body that goes with a status; a detail of our own otherwise. */
    body: z.unknown().optional(),
    /** The connection is cut without an answer. */
    drop: z.literal(true).optional(),
    /** No answer ever comes. */
    hang: z.literal(true).optional(),
    /** The answer is JSON that stops in the middle. */
    malformed: z.literal(true).optional(),
    /** The answer comes late, and is the usual one. */
    delayMs: z.number().min(0).max(600_000).optional(),
    /** Whether the request takes its effect first. @default before */
    when: z.enum(['before', 'after']).default('before'),
    /** How many requests it strikes. @default every one */
    times: z.int().min(1).optional(),
    /** The share of requests it strikes. @default 1 */
    share: z.number().min(0).max(1).default(1),
    retryAfter: z.int().min(0).optional(),
  })
  .refine((fault) => EFFECTS.filter((effect) => fault[effect] !== undefined).length === 1, {
    error: 'Give exactly one of status, drop, hang, malformed and delayMs.',
    path: ['status'],
  })
const EFFECTS = ['status', 'drop', 'hang', 'malformed', 'delayMs'] as const
export type Fault = z.infer<typeof faultSchema>
/** A fault as one writes it down. */
export type FaultOrder = z.input<typeof faultSchema>
