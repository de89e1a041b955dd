import * as z from 'zod/mini'
import type { Engagement } from '../engagement/engagement.ts'
import type { CallOptions } from '../engagement/engagement-options.ts'
import { requireReady } from '../engagement/require-ready.ts'
import { fillTemplate } from '../http/url.ts'
import { maybeText } from '../wire/fields.ts'
import type { Program } from '../wire/program.ts'
import { readPublicResource } from './read-resource.ts'
import { requireArgument } from './require-arguments.ts'

/** A program by id, or as already read, which saves a request. */
export type ProgramRef =
  | { readonly programId: string; readonly program?: undefined }
  | { readonly program: Program; readonly programId?: undefined }

/** The addresses of a program: its widgets, its timeline, its channel and the interactions with its widgets. */
const programUrlsSchema = /* @__PURE__ */ z.object({
  widgets_url: maybeText,
  timeline_url: maybeText,
  subscribe_channel: maybeText,
  widget_interactions_url_template: maybeText,
})

/** The addresses of a program: its widgets, its timeline, its channel and the interactions with its widgets. */
export type ProgramUrls = z.infer<typeof programUrlsSchema>

/**
 * Returns the addresses of the program given, or of the program read by the id given.
 *
 * @throws ArgumentError 'Missing programId argument'
 * @throws ResourceNotFoundError 'Program resource not found. Check Program Id.'
 */
export async function resolveProgramUrls(
  engagement: Engagement,
  functionName: string,
  options: CallOptions & { readonly [Name in keyof ProgramRef]?: ProgramRef[Name] },
): Promise<ProgramUrls> {
  const { application } = requireReady(engagement)
  const { program, programId = '' } = options ?? {}
  if (program) return program
  requireArgument(functionName, 'programId', programId)
  const url = fillTemplate(application.program_detail_url_template, programId, 'Program')
  return readPublicResource(engagement, { ...options, url, schema: programUrlsSchema, resource: 'Program' })
}
