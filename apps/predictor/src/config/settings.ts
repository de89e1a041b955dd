import * as z from 'zod/mini'
import { PredictorError } from './predictor-error.ts'
import type { TournamentEntry } from './tournaments.ts'
import { ownFile, parseUrl, safeUrl } from './urls.ts'

/** In the place of a player's token in the address: the practice match, which needs no account. */
export const PRACTICE_TOKEN = 'practice'

// The message of each schema is the rule that a value broke: 'it must be an http or https address'.

const webAddress = z.custom<string>(isWebAddress, 'an http or https address')

/** The settings of a deployment, with their defaults. */
const settingsSchema = z.object({
  /** Path that the game is served below; starts and ends in a slash. */
  basePath: z._default(textLike(/^\/([\w.~-]+\/)*$/, 'a path that starts and ends in a slash'), '/'),
  /** The URL of the engagement platform's API; ends in a slash. */
  platformEndpoint: z._default(webAddress, 'http://localhost:4100/api/v1/'),
  /**
   * Origins of the platform in addition to the endpoint's: they may receive the player's token. `pnpm deploy:files` writes
   * the origins of the content security policy here. `https://*.example.com` matches every subdomain.
   */
  platformOrigins: listOf(
    z.custom<string>(isOriginOrPattern, 'an origin without a path, or https://*. before a host'),
  ),
  clientId: z._default(textLike(/./, 'a text with at least one character'), 'touchline-sandbox'),
  /** The game-centre back end, which grants rewards; ends in a slash. */
  gameCentreUrl: z._default(webAddress, 'http://localhost:4100/'),
  /** Prefix of the fixture's id in the code of a reward call. */
  rewardCodePrefix: z._default(textLike(/^/, 'a text'), 'predictor-'),
  /** The terms page: a path below the base path, or a page that may be linked, never a script's or a data address. */
  termsUrl: z._default(
    z.custom<string>(
      (value) => typeof value === 'string' && (/^\/(?!\/)/.test(value) || safeUrl(value) !== undefined),
      'a path that starts in a slash, or an https address',
    ),
    '/terms.html',
  ),
  /** Measurement ids by tournament; a tournament without one loads no tag. */
  analyticsIds: z._default(
    z.record(z.string(), textLike(/^[A-Z0-9-]{4,32}$/, 'a measurement id'), 'an object'),
    {},
  ),
  /** 'ask': the tag is loaded only after the host page or the player has consented. */
  analyticsConsent: z._default(z.literal(['given', 'ask'], "'given' or 'ask'"), 'given'),
  /** Origins of host pages that receive the game's height and whose messages are accepted. */
  hostOrigins: listOf(z.custom<string>(isOrigin, 'an origin without a path')),
  /** The target of shared links, with tournament and fixture in the query. @default the game */
  shareUrl: z.optional(webAddress),
  /** The host site's sign-in page, offered to a player without a token; it gets tournament and fixture in the query. */
  signInUrl: z.optional(webAddress),
  /** Whether fans can start boards with their mates and join them by a link. */
  matesBoards: z._default(z.boolean('true or false'), true),
  /** Whether 'LOG IN TO PLAY' offers a practice match, to try without an account. */
  practiceMatch: z._default(z.boolean('true or false'), true),
  /** Fans who may have the game open at one time. With more of them, the reads after a result are spread over a longer time. */
  expectedFans: z._default(z.int('a whole number'), 5000),
  /**
   * Tournaments in addition to the build's, or in place of one of them. Only what the game starts with is validated here:
   * `pnpm deploy:files` has checked the rest.
   */
  tournaments: listOf(
    z.custom<TournamentEntry>(
      (value) => z.safeParse(z.object({ tournament: z.object({ id: z.string() }) }), value).success,
      'a tournament with an id',
    ),
  ),
})

export type Settings = Readonly<z.infer<typeof settingsSchema>>

function listOf<Item>(item: z.ZodMiniType<Item>) {
  return z._default(z.readonly(z.array(item, 'a list')), [])
}

function textLike(pattern: RegExp, rule: string): z.ZodMiniType<string> {
  return z.custom<string>((value) => typeof value === 'string' && pattern.test(value), rule)
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:/.test(value) && parseUrl(value) !== undefined
}

/** Scheme, host and port exactly as a browser writes an origin: with a path or a star nothing would ever match. */
function isOrigin(value: unknown): boolean {
  return isWebAddress(value) && new URL(value).origin === value
}

/** `https://*.example.com` is every subdomain. */
function isOriginOrPattern(value: unknown): boolean {
  return isOrigin(typeof value === 'string' ? value.replace(/^https:\/\/\*\./, 'https://') : value)
}

const LONGEST_VALUE = 80

/** Names the path and the value of each setting, and the rule that it broke. */
function settingsError({ issues }: z.core.$ZodError): PredictorError {
  const facts = issues.map(({ path, input, message }) => {
    const value = String(JSON.stringify(input)).slice(0, LONGEST_VALUE)
    return `${path.join('.') || 'The whole'} is ${value}; it must be ${message}.`
  })
  return new PredictorError(
    `${facts.join(' ')} Correct it in the settings of the page or in the variable VITE_SETTINGS of the build.`,
  )
}

/**
 * Returns the settings of this deployment.
 *
 * @param texts JSON objects, of which a later one overrides an earlier one; blank texts are ignored
 * @throws PredictorError with each setting that breaks its rule
 */
export function settingsFrom(...texts: readonly string[]): Settings {
  const given = texts.filter((text) => text.trim() !== '').map(settingsIn)
  const { data, error } = z.safeParse(settingsSchema, Object.assign({}, ...given), {
    reportInput: true,
  })
  if (error) throw settingsError(error)
  return {
    ...data,
    termsUrl: ownFile(data.basePath, data.termsUrl),
    platformEndpoint: withSlash(data.platformEndpoint),
    gameCentreUrl: withSlash(data.gameCentreUrl),
  }
}

function settingsIn(text: string): Readonly<Record<string, unknown>> {
  const { data, error } = z.safeParse(z.record(z.string(), z.unknown(), 'an object'), JSON.parse(text), {
    reportInput: true,
  })
  if (error) throw settingsError(error)
  return data
}

/** Relative paths resolve below an address only if it ends in a slash. */
function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`
}
