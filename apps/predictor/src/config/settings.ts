import * as z from 'zod/mini'
import { isRecord } from './is-record.ts'
import { ownFile } from './own-file.ts'
import { PredictorError } from './predictor-error.ts'
import {
  listOf,
  origin,
  originOrPattern,
  pageAddress,
  recordOf,
  text,
  tournamentEntry,
  webAddress,
} from './setting-schemas.ts'
import type { TournamentEntry } from './tournaments/tournament-entry.ts'

/** The settings of a deployment. */
export interface Settings {
  /** Path that the game is served below; starts and ends in a slash. */
  readonly basePath: string
  /** The URL of the engagement platform's API; ends in a slash. */
  readonly platformEndpoint: string
  /**
   * Origins of the platform in addition to the endpoint's: they may receive the player's token. `pnpm deploy:files` writes
   * the origins of the content security policy here. `https://*.example.com` matches every subdomain.
   */
  readonly platformOrigins: readonly string[]
  readonly clientId: string
  /** The game-centre back end, which grants rewards; ends in a slash. */
  readonly gameCentreUrl: string
  /** Prefix of the fixture's id in the code of a reward call. */
  readonly rewardCodePrefix: string
  /** The terms page; a path is below the base path. */
  readonly termsUrl: string
  /** Measurement ids by tournament; a tournament without one loads no tag. */
  readonly analyticsIds: Readonly<Record<string, string>>
  /** 'ask': the tag is loaded only after the host page or the player has consented. */
  readonly analyticsConsent: 'given' | 'ask'
  /** Origins of host pages that receive the game's height and whose messages are accepted. */
  readonly hostOrigins: readonly string[]
  /** The target of shared links, with tournament and match in the query. Without it they lead to the game. */
  readonly shareUrl?: string | undefined
  /** The host site's sign-in page, offered to a player without a token; it gets tournament and match in the query. */
  readonly signInUrl?: string | undefined
  /** Whether fans can start boards with their mates and join them by a link. */
  readonly matesBoards: boolean
  /** Whether 'LOG IN TO PLAY' offers a match to try without an account. */
  readonly practiceMatch: boolean
  /** Fans who may have the game open at one time. With more of them, the reads after a result are spread over a longer time. */
  readonly expectedFans: number
  /** Tournaments in addition to the build's, or in place of one of them. `pnpm deploy:files` has checked them. */
  readonly tournaments: readonly TournamentEntry[]
}

const settingsSchema = z.object({
  basePath: text(/^\/([\w.~-]+\/)*$/, 'a path that starts and ends in a slash'),
  platformEndpoint: webAddress,
  platformOrigins: listOf(originOrPattern),
  clientId: text(/./, 'a text with at least one character'),
  gameCentreUrl: webAddress,
  rewardCodePrefix: text(/^/, 'a text'),
  termsUrl: pageAddress,
  analyticsIds: recordOf(text(/^[A-Z0-9-]{4,32}$/, 'a measurement id')),
  analyticsConsent: z.literal(['given', 'ask'], "'given' or 'ask'"),
  hostOrigins: listOf(origin),
  shareUrl: z.optional(webAddress),
  signInUrl: z.optional(webAddress),
  matesBoards: z.boolean('true or false'),
  practiceMatch: z.boolean('true or false'),
  expectedFans: z.int('a whole number'),
  tournaments: listOf(tournamentEntry),
}) satisfies z.ZodMiniType<Settings>

const LONGEST_VALUE = 80

/** A setting that breaks its rule. */
interface SettingIssue {
  /** 'hostOrigins.0' */
  readonly setting: string
  /** As it is written in the settings; cut if it is long. */
  readonly value: string
  /** What the value must be: 'an http or https address'. */
  readonly rule: string
}

/** Settings that the deployment has to correct. */
export class SettingsError extends PredictorError {
  override name = 'SettingsError' as const
  readonly issues: readonly SettingIssue[]

  constructor(issues: readonly SettingIssue[]) {
    const facts = issues.map(({ setting, value, rule }) => `${setting} is ${value}; it must be ${rule}.`)
    super(`${facts.join(' ')} Correct it in the settings of the page or in the build's environment.`)
    this.issues = issues
  }
}

const DEFAULTS: Settings = {
  basePath: '/',
  platformEndpoint: 'http://localhost:4100/api/v1/',
  platformOrigins: [],
  clientId: 'touchline-sandbox',
  gameCentreUrl: 'http://localhost:4100/',
  rewardCodePrefix: 'predictor-',
  termsUrl: '/terms.html',
  analyticsIds: {},
  analyticsConsent: 'given',
  hostOrigins: [],
  matesBoards: true,
  practiceMatch: true,
  expectedFans: 5000,
  tournaments: [],
}

const ENV_NAMES = {
  platformEndpoint: 'VITE_PLATFORM_ENDPOINT',
  clientId: 'VITE_CLIENT_ID',
  gameCentreUrl: 'VITE_GAME_CENTRE_URL',
  rewardCodePrefix: 'VITE_REWARD_CODE_PREFIX',
  termsUrl: 'VITE_TERMS_URL',
  analyticsConsent: 'VITE_ANALYTICS_CONSENT',
  shareUrl: 'VITE_SHARE_URL',
  signInUrl: 'VITE_SIGN_IN_URL',
} as const

/** Variables with a comma-separated list. */
const LIST_NAMES = {
  platformOrigins: 'VITE_PLATFORM_ORIGINS',
  hostOrigins: 'VITE_HOST_ORIGINS',
} as const

/** Variables that are 'true' or 'false'. */
const FLAG_NAMES = {
  matesBoards: 'VITE_MATES_BOARDS',
  practiceMatch: 'VITE_PRACTICE_MATCH',
} as const

const ANALYTICS_PREFIX = 'VITE_ANALYTICS_ID_'

/**
 * Returns the settings of this deployment. Those in the page override the environment of the build.
 *
 * @throws SettingsError with each setting that breaks its rule
 */
export function settingsFrom(env: Readonly<Record<string, unknown>>, pageText: string): Settings {
  const merged = { ...DEFAULTS, ...fromEnvironment(env), ...fromPage(pageText) }
  const { data, error } = z.safeParse(settingsSchema, merged, { reportInput: true })
  if (error) throw new SettingsError(error.issues.map(settingIssue))
  const { basePath, platformEndpoint, gameCentreUrl, termsUrl } = data
  return {
    ...data,
    termsUrl: ownFile(basePath, termsUrl),
    platformEndpoint: withSlash(platformEndpoint),
    gameCentreUrl: withSlash(gameCentreUrl),
  }
}

/** Relative paths resolve below an address only if it ends in a slash. */
function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`
}

/** Returns the name of the variable with a tournament's measurement id. @example '120-2024' //=> 'VITE_ANALYTICS_ID_120_2024' */
export function analyticsVariable(tournamentId: string): string {
  return ANALYTICS_PREFIX + tournamentId.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')
}

function fromEnvironment(env: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.entries(ENV_NAMES).map(([setting, name]) => [setting, env[name]] as const)
  const ids = Object.entries(env).filter(([name, value]) => name.startsWith(ANALYTICS_PREFIX) && value !== '')
  const lists = Object.entries(LIST_NAMES).map(([setting, name]) => [setting, listIn(env[name])] as const)
  const flags = Object.entries(FLAG_NAMES).map(([setting, name]) => [setting, flagIn(env[name])] as const)
  return {
    ...Object.fromEntries([...given, ...flags].filter(([, value]) => value !== undefined && value !== '')),
    ...(ids.length > 0 && { analyticsIds: Object.fromEntries(ids) }),
    ...Object.fromEntries(lists.filter(([, list]) => list.length > 0)),
  }
}

/** Any other text is refused with the settings. */
function flagIn(text: unknown): unknown {
  return text === 'true' || text === 'false' ? text === 'true' : text
}

function listIn(text: unknown): readonly string[] {
  return String(text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function fromPage(text: string): Record<string, unknown> {
  if (text.trim() === '') return {}
  const parsed: unknown = JSON.parse(text)
  if (isRecord(parsed)) return parsed
  throw new SettingsError([
    { setting: 'The settings of the page', value: text, rule: 'an object, {} without settings' },
  ])
}

function settingIssue({ path, input, message }: z.core.$ZodIssue): SettingIssue {
  return {
    setting: path.join('.'),
    value: String(JSON.stringify(input)).slice(0, LONGEST_VALUE),
    rule: message,
  }
}

/** Returns the measurement id of a tournament from the page or the environment. */
export function measurementIdOf(settings: Settings, tournamentId: string): string | undefined {
  return settings.analyticsIds[tournamentId] ?? settings.analyticsIds[analyticsVariable(tournamentId)]
}
