import { isRecord } from '../config/is-record.ts'
import { ASKED_KINDS } from './asked-kinds.ts'
import type { FirstReads } from './first-reads.ts'

interface Opened {
  readonly reads: FirstReads
  readonly applicationUrl: string
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
 * Sends the reads of the player, of the list and of the match, each as soon as its address is known. They equal those that the
 * client sends for `PlatformSession.ready`, `fixturesQuery`, `programQuery`, `questionsQuery` and `firstAnswersQuery`.
 *
 * @throws Error when one fails or an address is missing: the client sends the rest itself, and reports what is wrong
 */
export async function readOpenedPage({
  reads,
  applicationUrl,
  token,
  framePainted,
  isTrusted,
  matchId,
  listTitle,
}: Opened) {
  async function readOwn(url: string): Promise<unknown> {
    if (!isTrusted(url)) throw new Error(`${url} may not receive the token.`)
    return (await reads.read(url, token)).body
  }

  async function readList(title: string): Promise<unknown> {
    return readOwn(`${textIn(application, 'programs_url')}&title=${encodeURIComponent(title)}`)
  }

  async function readMatch(id: string): Promise<unknown> {
    const template = textIn(application, 'program_detail_url_template')
    const { body: program } = await reads.read(template.replace('{program_id}', encodeURIComponent(id)))
    return Promise.all([
      readOwn(`${textIn(program, 'widgets_url')}?status=published`),
      readAnswers(textIn(program, 'widget_interactions_url_template')),
    ])
  }

  async function readAnswers(template: string): Promise<unknown> {
    const address = template.replace('{profile_id}', encodeURIComponent(textIn(await player, 'id')))
    return readOwn(`${address}?${ASKED_KINDS.map((kind) => `widget_kind=${kind}`).join('&')}`)
  }

  const { body: application, sentAt } = await reads.read(applicationUrl)
  // The frame of a list shows where everything is; that of a match shows little before its questions.
  if (matchId === undefined) await framePainted
  const player = readOwn(textIn(application, 'profile_url'))
  const title = listTitle(sentAt)
  await Promise.all([
    player,
    title === undefined ? undefined : readList(title),
    matchId === undefined ? undefined : readMatch(matchId),
  ])
}

/** @throws Error when the response has no text of this name */
function textIn(response: unknown, name: string): string {
  const value = isRecord(response) ? response[name] : undefined
  if (typeof value === 'string') return value
  throw new Error(`A response of the platform has no ${name}.`)
}
