import * as z from 'zod/mini'
import type { PlatformAddresses } from '../src/config/platform-addresses.ts'
import { applicationUrl } from './deployed-page.ts'

const PROGRAM_ID = '{program_id}'

const applicationSchema = z.object({ profile_url: z.url(), program_detail_url_template: z.string() })
const programSchema = z.object({ widgets_url: z.url() })

interface PlatformOfMatch {
  /** Ends in a slash. */
  readonly platformEndpoint: string
  readonly clientId: string
  /** Any match of the platform. */
  readonly matchId: string
}

/**
 * Reads the addresses that are the same for every match from the application and one match, which are public.
 *
 * @throws Error when the platform refuses, or its addresses are not those of other matches with another id
 */
export async function readPlatformAddresses({
  platformEndpoint,
  clientId,
  matchId,
}: PlatformOfMatch): Promise<PlatformAddresses> {
  const application = await readJson(applicationSchema, applicationUrl(platformEndpoint, clientId))
  const program = application.program_detail_url_template
  const { widgets_url } = await readJson(
    programSchema,
    program.replace(PROGRAM_ID, encodeURIComponent(matchId)),
  )
  const widgets = widgets_url.replace(matchId, PROGRAM_ID)
  if (program.includes(PROGRAM_ID) && widgets.includes(PROGRAM_ID))
    return { profile: application.profile_url, program, widgets }
  throw new Error(
    `The id of a match is not in ${program} or not in ${widgets_url}: leave platformAddresses out.`,
  )
}

async function readJson<Body>(schema: z.ZodMiniType<Body>, url: string): Promise<Body> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new Error(`GET ${url} failed: is the platform running, and is this its address?`, { cause })
  })
  if (!response.ok) throw new Error(`GET ${url} was answered with ${response.status}.`)
  return schema.parse(await response.json())
}
