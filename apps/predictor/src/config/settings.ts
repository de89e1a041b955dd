import * as z from 'zod/mini'
import { ownFile } from './own-file.ts'
import { safeUrl } from './safe-url.ts'

const measurementId = z.string().check(z.regex(/^[A-Z0-9-]{4,32}$/))

const settingsSchema = z.object({
  /** Path that the game is served below; starts and ends in a slash. */
  basePath: z.string().check(z.regex(/^\/([\w.~-]+\/)*$/)),
  /** Where the engagement platform answers; ends in a slash. */
  platformEndpoint: z.url({ protocol: /^https?$/ }),
  clientId: z.string().check(z.minLength(1)),
  /** The game-centre back end, which grants rewards. */
  gameCentreUrl: z.url({ protocol: /^https?$/ }),
  /** Goes before the fixture's id in the code of a reward call. */
  rewardCodePrefix: z.string(),
  /** Terms other than the page that is served with the app; a path is below the base path. */
  termsUrl: z.string().check(z.refine(isPage)),
  /** One measurement id a tournament; a tournament without one loads no tag. */
  analyticsIds: z.record(z.string(), measurementId),
  /** 'ask': nothing is loaded until the host page or the player says yes. */
  analyticsConsent: z.enum(['given', 'ask']),
  /** Origins that are told the game's height, and whose messages are listened to, when it runs in their frame. */
  hostOrigins: z.array(z.string().check(z.refine(isOrigin))),
  /** Where shared links lead; without it, to the game itself. */
  shareUrl: z.optional(z.url({ protocol: /^https?$/ })),
})

/** What a deployment decides. */
export type Settings = z.infer<typeof settingsSchema>

export class SettingsError extends Error {
  override name = 'SettingsError' as const
}

const DEFAULTS: Settings = {
  basePath: '/',
  platformEndpoint: 'http://localhost:4100/api/v1/',
  clientId: 'touchline-sandbox',
  gameCentreUrl: 'http://localhost:4100',
  rewardCodePrefix: 'predictor-',
  termsUrl: '/terms.html',
  analyticsIds: {},
  analyticsConsent: 'given',
  hostOrigins: [],
}

const ENV_NAMES = {
  platformEndpoint: 'VITE_PLATFORM_ENDPOINT',
  clientId: 'VITE_CLIENT_ID',
  gameCentreUrl: 'VITE_GAME_CENTRE_URL',
  rewardCodePrefix: 'VITE_REWARD_CODE_PREFIX',
  termsUrl: 'VITE_TERMS_URL',
  analyticsConsent: 'VITE_ANALYTICS_CONSENT',
  shareUrl: 'VITE_SHARE_URL',
} as const

const HOST_ORIGINS_NAME = 'VITE_HOST_ORIGINS'

const ANALYTICS_PREFIX = 'VITE_ANALYTICS_ID_'

/**
 * The settings of this deployment: the build's environment, over it what the page was served with.
 *
 * @throws SettingsError naming the setting that does not fit
 */
export function settingsFrom(env: Readonly<Record<string, unknown>>, pageText: string): Settings {
  const merged = { ...DEFAULTS, ...fromEnvironment(env), ...fromPage(pageText) }
  const parsed = z.safeParse(settingsSchema, merged)
  if (parsed.success) {
    const { basePath, platformEndpoint, termsUrl } = parsed.data
    return {
      ...parsed.data,
      termsUrl: ownFile(basePath, termsUrl),
      platformEndpoint: platformEndpoint.endsWith('/') ? platformEndpoint : `${platformEndpoint}/`,
    }
  }
  const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new SettingsError(
    `The setting ${names} does not fit. Correct it in the page or the build's environment.`,
  )
}

/** The variable that holds a tournament's measurement id. @example '120-2024' //=> 'VITE_ANALYTICS_ID_120_2024' */
export function analyticsVariable(tournamentId: string): string {
  return ANALYTICS_PREFIX + tournamentId.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')
}

function fromEnvironment(env: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.entries(ENV_NAMES).map(([setting, name]) => [setting, env[name]] as const)
  const ids = Object.entries(env).filter(([name, value]) => name.startsWith(ANALYTICS_PREFIX) && value !== '')
  const hosts = String(env[HOST_ORIGINS_NAME] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
  return {
    ...Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== '')),
    ...(ids.length > 0 && { analyticsIds: Object.fromEntries(ids) }),
    ...(hosts.length > 0 && { hostOrigins: hosts }),
  }
}

function fromPage(text: string): Record<string, unknown> {
  if (text.trim() === '') return {}
  const parsed = z.safeParse(z.record(z.string(), z.unknown()), JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new SettingsError('The settings in the page are not an object. Write {} where there are none.')
}

/** A page of the game's own, or one that may be linked: never a script's or a data address. */
function isPage(address: string): boolean {
  return /^\/(?!\/)/.test(address) || safeUrl(address) !== undefined
}

/** Scheme, host and port exactly as a browser writes an origin: with a path or a star nothing would ever match. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** The measurement id of a tournament, wherever it was set. */
export function measurementIdOf(settings: Settings, tournamentId: string): string | undefined {
  return settings.analyticsIds[tournamentId] ?? settings.analyticsIds[analyticsVariable(tournamentId)]
}
