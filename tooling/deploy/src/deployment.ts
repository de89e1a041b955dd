import { InvalidTournamentError, parseTournament } from '@touchline/game-rules'
import { z } from 'zod'
import { PredictorError } from '../../../apps/predictor/src/config/predictor-error.ts'
import { type Settings, settingsFrom } from '../../../apps/predictor/src/config/settings.ts'

/** Path of the public reads below the base path. */
const PUBLIC_READS_FOLDER = 'platform/'

const origin = z.string().regex(/^https?:\/\/[a-z0-9.*-]+(:\d+)?$/, 'an origin: scheme and host, no path')

/** The forms of origins that both the content security policy and the SDK's `trustedOrigins` accept. */
const platformOrigin = z
  .string()
  .regex(
    /^(https?:\/\/[a-z0-9.-]+|https:\/\/\*(\.[a-z0-9-]+){2,})(:\d+)?$/,
    'an origin such as https://votes.example.com, or https://*.example.com for its subdomains',
  )

const deploymentSchema = z.strictObject({
  /** Path of the game on its origin; starts and ends with a slash. */
  basePath: z
    .string()
    .regex(/^\/([\w.~-]+\/)*$/, 'a path that starts and ends with a slash')
    .default('/'),
  /**
   * All origins of the platform, including a real-time provider. The page may connect to these origins only, and the game sends the
   * player's token to these only.
   */
  platformOrigins: z.array(platformOrigin).min(1),
  gameCentreOrigin: origin,
  /** Origin of the platform whose public reads nginx answers from a cache. `platformEndpoint` then has to use nginx's path for it. */
  publicReads: z
    .string()
    .regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, 'an origin such as https://platform.example.com')
    .optional(),
  /** Origins of pages that may embed the game; if empty, no page may. */
  frameAncestors: z.array(z.union([origin, z.literal("'self'")])),
  termsOrigins: z.array(origin).default([]),
  /** Values of the placeholders in the terms page that comes with the game. */
  terms: z
    .record(
      z.string(),
      z
        .string()
        .regex(/\S/, 'a text that is not blank')
        .regex(/^[^[\]]*$/, 'a text without [placeholders]'),
    )
    .optional(),
  /** Whether any tournament has a measurement id. */
  hasAnalytics: z.boolean(),
  /** Written into the page, where the predictor reads them when it starts. */
  settings: z.record(z.string(), z.unknown()),
})

/** Decisions of the operator who hosts the game. */
export type Deployment = z.infer<typeof deploymentSchema>

export class DeploymentError extends Error {
  override name = 'DeploymentError' as const
}

/** @throws DeploymentError naming every invalid field */
export function parseDeployment(text: string): Deployment {
  const parsed = deploymentSchema.safeParse(jsonFrom(text))
  if (parsed.success) {
    checkTournaments(parsed.data.settings['tournaments'])
    checkSettings(parsed.data)
    if (parsed.data.publicReads !== undefined) publicReadsAddress(parsed.data)
    return parsed.data
  }
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
  )
  throw new DeploymentError(`The deployment is invalid.\n${problems.join('\n')}`)
}

/**
 * Returns the public URL of the path that nginx forwards to the platform.
 *
 * @throws DeploymentError when the game's endpoint is not below that path
 */
export function publicReadsAddress({ basePath, settings }: Deployment): string {
  const endpoint = URL.parse(String(settings['platformEndpoint']))
  const path = basePath + PUBLIC_READS_FOLDER
  if (endpoint?.pathname.startsWith(path)) return endpoint.origin + path
  throw new DeploymentError(
    `publicReads: settings.platformEndpoint must be on the game's own origin below ${path}, such as https://game.example.com${path}api/v1/`,
  )
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DeploymentError(`The deployment is not JSON. ${cause}`, { cause })
  }
}

/** Fields of the deployment that are written into the settings of the page. */
const FIELDS_NEXT_TO_SETTINGS = ['basePath', 'platformOrigins']

/** Applies the rules of the game to its settings, which would otherwise be applied when the first fan opens it. @throws DeploymentError */
function checkSettings({ settings, gameCentreOrigin, hasAnalytics, termsOrigins }: Deployment): void {
  const misplaced = FIELDS_NEXT_TO_SETTINGS.find((name) => name in settings)
  if (misplaced !== undefined) throw new DeploymentError(`settings: ${misplaced} belongs next to settings.`)
  const known = parseSettings(settings)
  const unknown = Object.keys(settings).filter((name) => !(name in known))
  if (unknown.length > 0) throw new DeploymentError(`settings: the game has no ${unknown.join(', ')}.`)
  // The content security policy contains these fields, and would silently block what these settings need.
  if ('gameCentreUrl' in settings && new URL(known.gameCentreUrl).origin !== gameCentreOrigin)
    throw new DeploymentError(
      `gameCentreOrigin: must be the origin of settings.gameCentreUrl, ${known.gameCentreUrl}.`,
    )
  const termsOrigin = URL.parse(known.termsUrl)?.origin
  const areTermsAllowed = termsOrigins.some((one) => one === termsOrigin || one.includes('*'))
  if (termsOrigin !== undefined && !areTermsAllowed)
    throw new DeploymentError(`termsOrigins: must contain the origin of settings.termsUrl, ${termsOrigin}.`)
  if (!hasAnalytics && Object.keys(known.analyticsIds).length > 0)
    throw new DeploymentError('hasAnalytics: must be true, as settings.analyticsIds has measurement ids.')
}

function parseSettings(settings: Deployment['settings']): Settings {
  try {
    return settingsFrom(JSON.stringify(settings))
  } catch (error) {
    if (!(error instanceof PredictorError)) throw error
    throw new DeploymentError(`settings: ${error.message}`, { cause: error })
  }
}

/** Themes of the UI kit that a tournament can use. */
const THEMES = ['womens', 'championship', 'match-series', 'autumn-tests'] as const

/** The game does not validate tournaments again. @throws DeploymentError naming the first invalid one */
function checkTournaments(tournaments: unknown = []): void {
  const entries = z.array(z.strictObject({ tournament: z.unknown(), theme: z.optional(z.enum(THEMES)) }))
  const parsed = entries.safeParse(tournaments)
  if (!parsed.success)
    throw new DeploymentError(
      'settings.tournaments: a list of { "tournament": { … }, "theme"?: "…" } is expected.',
    )
  for (const [place, { tournament }] of parsed.data.entries()) {
    try {
      parseTournament(tournament)
    } catch (error) {
      if (!(error instanceof InvalidTournamentError)) throw error
      throw new DeploymentError(`settings.tournaments.${place}: ${error.message}`)
    }
  }
}
