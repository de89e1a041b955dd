import * as z from 'zod/mini'
import { TOKEN_PARAM, TOURNAMENT_PARAM } from '../launch/launch-params.ts'
import { pathsFor, ROUND_PARAM } from '../launch/paths.ts'

/** What the game requires and a host page can supply. */
export type Need = 'token' | 'tournament'

const name = z.string().check(z.regex(/^[\w.:-]{1,80}$/))

/** Characters that a header can carry. */
const token = z.string().check(z.regex(/^[!-~]{1,4096}$/))

const pixels = z.number().check(z.gte(0), z.lte(100_000))

/** Points, minutes and conversions of a fixture. */
const count = z.int().check(z.gte(0), z.lte(999))

const hostMessageSchema = z.union([
  /**
   * The part of the frame that the player sees, in pixels from the top of the frame, and how much of the frame the page
   * can show at once.
   */
  z.strictObject({
    type: z.literal('touchline:visible'),
    top: pixels,
    height: pixels,
    room: z.optional(pixels),
  }),
  /** The host is ready: the height is sent again. */
  z.strictObject({ type: z.literal('touchline:hello') }),
  z.strictObject({
    type: z.literal('touchline:open'),
    screen: z.enum(['fixtures', 'leaderboards', 'rules', 'profile']),
    tournamentId: z.optional(name),
    round: z.optional(name),
  }),
  z.strictObject({
    type: z.literal('touchline:open'),
    screen: z.enum(['prediction', 'result']),
    fixtureId: name,
    tournamentId: z.optional(name),
  }),
  /** What was missing or has expired: the game continues with it without a reload. */
  z.strictObject({
    type: z.literal('touchline:launch'),
    tournamentId: z.optional(name),
    accessToken: z.optional(token),
  }),
  /** The live score of a fixture. What is not known yet is left out. */
  z
    .strictObject({
      type: z.literal('touchline:score'),
      fixtureId: name,
      home: count,
      away: count,
      minute: z.optional(count),
      halfTime: z.optional(z.strictObject({ home: count, away: count })),
      firstTry: z.optional(z.enum(['home', 'away', 'none'])),
      firstPointsMinute: z.optional(z.union([count, z.literal('none')])),
      conversions: z.optional(count),
    })
    .check(
      // A score never falls after half time.
      z.refine(({ home, away, halfTime }) => (halfTime?.home ?? 0) <= home && (halfTime?.away ?? 0) <= away),
    ),
  /** The player has consented to analytics on the host page. */
  z.object({ type: z.literal('touchline:consent'), granted: z.literal(true) }),
])

/** The messages of a host page. They may contain a token, so only configured origins are accepted. */
export type HostMessage = z.infer<typeof hostMessageSchema>
type MessageOf<Type extends string> = Extract<HostMessage, { readonly type: `touchline:${Type}` }>
export type VisibleMessage = MessageOf<'visible'>
export type ScoreMessage = MessageOf<'score'>

/** The messages to the host page. */
export type GameMessage =
  | { readonly type: 'touchline:height'; readonly height: number }
  /** Another screen is shown: the host scrolls to its top. */
  | { readonly type: 'touchline:screen' }
  /** The game requires it; `touchline:launch` supplies it. */
  | { readonly type: 'touchline:need'; readonly what: Need }

/** Returns the message; undefined for any other data. */
export function hostMessage(data: unknown): HostMessage | undefined {
  return z.safeParse(hostMessageSchema, data).data
}

/** Returns the path of the requested screen with the launch parameters of the current URL. */
export function pathOfMessage(message: MessageOf<'open'>, search: string): string {
  const query = withTournament(search, message.tournamentId)
  if ('round' in message && message.round !== undefined) query.set(ROUND_PARAM, message.round)
  const paths = pathsFor(query.toString())
  return 'fixtureId' in message ? paths[message.screen](message.fixtureId) : paths[message.screen]
}

/** Returns the current search with the parameters that the host supplied. */
export function searchOfLaunch({ tournamentId, accessToken }: MessageOf<'launch'>, search: string): string {
  const query = withTournament(search, tournamentId)
  if (accessToken !== undefined) query.set(TOKEN_PARAM, accessToken)
  return `?${query.toString()}`
}

/** Another tournament has other rounds. */
function withTournament(search: string, tournamentId: string | undefined): URLSearchParams {
  const query = new URLSearchParams(search)
  if (tournamentId !== undefined && tournamentId !== query.get(TOURNAMENT_PARAM)) {
    query.set(TOURNAMENT_PARAM, tournamentId)
    query.delete(ROUND_PARAM)
  }
  return query
}
