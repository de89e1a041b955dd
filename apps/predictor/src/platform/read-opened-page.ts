import { isRecord } from '../config/is-record.ts'
import type { PlatformAddresses } from '../config/platform-addresses.ts'
import { ASKED_KINDS } from './asked-kinds.ts'
import type { FirstReads } from './first-reads.ts'

interface Opened {
  readonly reads: FirstReads
  readonly applicationUrl: string
  /** Those that the deployment knows. @default the responses of the platform name them, so that one read waits for another */
  readonly addresses?: PlatformAddresses | undefined
  readonly token: string
  /** On pages without a match, what follows the application waits for it: sending takes processor time. */
  readonly framePainted: Promise<void>
  /** Returns whether an address may receive the token. */
  readonly isTrusted: (url: string) => boolean
  /** The match of the page; undefined on pages without one. */
  readonly matchId?: string | undefined
  /** Returns the title of the programs in sight at a time of the platform; undefined on pages without a list. */
  readonly listTitle: (now: number) => string | undefined
}

/**
 * Sends the reads of the player, of the list and of the match, each as soon as its address is known. They answer those that the
 * client sends for `PlatformSession.ready`, `fixturesQuery`, `programQuery`, `questionsQuery` and `firstAnswersQuery`.
 *
 * @throws Error when one fails or an address is missing: the client sends the rest itself, and reports what is wrong
 */
export async function readOpenedPage({
  reads,
  applicationUrl,
  addresses,
  token,
  framePainted,
  isTrusted,
  matchId,
  listTitle,
}: Opened) {
  async function readOwn(url: string, answers = url): Promise<unknown> {
    if (!isTrusted(url)) throw new Error(`${url} may not receive the token.`)
    return (await reads.read(url, { token, answers })).body
  }

  async function readPlayer(): Promise<unknown> {
    return readOwn(addresses?.profile ?? textIn((await application).body, 'profile_url'))
  }

  async function readList(): Promise<unknown> {
    const { body, sentAt } = await application
    const title = listTitle(sentAt)
    return title && readOwn(`${textIn(body, 'programs_url')}&title=${encodeURIComponent(title)}`)
  }

  function readMatch(id: string): Promise<unknown> {
    const program = readProgram(id)
    const widgets = readWidgets(id, program)
    return Promise.all([program, widgets, readAnswers(program, widgets)])
  }

  async function readProgram(id: string): Promise<unknown> {
    const template = addresses?.program ?? textIn((await application).body, 'program_detail_url_template')
    return (await reads.read(filled(template, id))).body
  }

  async function readWidgets(id: string, program: Promise<unknown>): Promise<unknown> {
    const url = addresses ? filled(addresses.widgets, id) : textIn(await program, 'widgets_url')
    return readOwn(`${url}?status=published`)
  }

  async function readAnswers(program: Promise<unknown>, widgets: Promise<unknown>): Promise<unknown> {
    const template = textIn(await program, 'widget_interactions_url_template')
    const url = filled(template, textIn(await player, 'id'))
    const byKind = `${url}?${ASKED_KINDS.map((kind) => `widget_kind=${kind}`).join('&')}`
    // Widgets that are still unknown are not waited for. Those of addresses that the deployment knows are there with the player.
    const ids = addresses && askedIds(await widgets)
    return readOwn(ids ? `${url}?${ids.join('&')}` : byKind, byKind)
  }

  const application = reads.read(applicationUrl)
  // The frame of a list shows where everything is; that of a match shows little before its questions.
  if (matchId === undefined) await Promise.all([application, framePainted])
  const player = readPlayer()
  await Promise.all([player, readList(), matchId === undefined ? undefined : readMatch(matchId)])
}

/** Returns a template with an id in the place of its only name in braces. */
function filled(template: string, id: string): string {
  return template.replace(/\{\w+\}/, () => encodeURIComponent(id))
}

/** Returns what selects the answers to the widgets of a page; undefined when there are more pages, or none to answer. */
function askedIds(page: unknown): readonly string[] | undefined {
  const { results, next } = isRecord(page) ? page : {}
  const widgets = Array.isArray(results) ? results.filter(isRecord) : []
  const ids = widgets
    .filter(({ kind }) => ASKED_KINDS.some((one) => one === kind))
    .map((widget) => `${textIn(widget, 'kind').replaceAll('-', '_')}_id=${textIn(widget, 'id')}`)
  return next || ids.length === 0 ? undefined : ids
}

/** @throws Error when the response has no text of this name */
function textIn(response: unknown, name: string): string {
  const value = isRecord(response) ? response[name] : undefined
  if (typeof value === 'string') return value
  throw new Error(`A response of the platform has no ${name}.`)
}
