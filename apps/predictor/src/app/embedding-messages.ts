import * as z from 'zod/mini'
import { TOURNAMENT_PARAM } from '../launch/launch-params.ts'
import { pathsFor, ROUND_PARAM } from '../launch/paths.ts'

const OPEN = z.literal('touchline:open')
const name = z.string().check(z.regex(/^[\w.:-]{1,80}$/))

const hostMessageSchema = z.union([
  /** The host listens: tell the height again. */
  z.strictObject({ type: z.literal('touchline:hello') }),
  z.strictObject({
    type: OPEN,
    screen: z.enum(['fixtures', 'leaderboards', 'rules', 'profile']),
    tournamentId: z.optional(name),
    round: z.optional(name),
  }),
  z.strictObject({
    type: OPEN,
    screen: z.enum(['prediction', 'result']),
    fixtureId: name,
    tournamentId: z.optional(name),
  }),
])

/** What a host page may say. The token is not among it: it comes in the address, once. */
export type HostMessage = z.infer<typeof hostMessageSchema>
/** Asks for a screen. */
export type OpenMessage = Extract<HostMessage, { readonly screen: unknown }>

/** What the game tells the host page. */
export type GameMessage =
  | { readonly type: 'touchline:height'; readonly height: number }
  /** Another screen has come: its top should be in sight. */
  | { readonly type: 'touchline:screen' }

/** The message, or nothing if it has any other shape. */
export function hostMessage(data: unknown): HostMessage | undefined {
  const parsed = z.safeParse(hostMessageSchema, data)
  return parsed.success ? parsed.data : undefined
}

/** The address of what the host asks for, the launch parameters of the current address kept. */
export function pathOfMessage(message: OpenMessage, search: string): string {
  const query = new URLSearchParams(search)
  if (message.tournamentId !== undefined && message.tournamentId !== query.get(TOURNAMENT_PARAM)) {
    query.set(TOURNAMENT_PARAM, message.tournamentId)
    query.delete(ROUND_PARAM)
  }
  if ('round' in message && message.round !== undefined) query.set(ROUND_PARAM, message.round)
  const paths = pathsFor(query.toString())
  return 'fixtureId' in message ? paths[message.screen](message.fixtureId) : paths[message.screen]
}
