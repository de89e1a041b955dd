import * as z from 'zod/mini'
import { type Cipher, readableMessage } from '../crypto/cipher.ts'
import { parseAs, type Warn } from '../http/parse.ts'
import { type FieldsOf, listOf, looseObject, maybeFlag, maybeNumber, maybeText } from '../wire/fields.ts'
import { WIDGET_KINDS, type WidgetKind } from '../wire/vocabulary.ts'
import { type Widget, widgetSchema } from '../wire/widget.ts'
import { type Cursor, isTimetoken, type Timetoken } from './timetoken.ts'

/** The kinds of published messages. Regular messages have no mark on the wire. */
const MESSAGE_TYPES = ['message', 'signal', 'object', 'action', 'file'] as const

/** The kind of a published message. */
export type MessageType = (typeof MESSAGE_TYPES)[number]

/** Where and when a message was published, and by whom. */
export interface MessageMetadata {
  readonly channel: string
  /** The subscribed name that matched: the channel or a wildcard. */
  readonly subscription: string
  /** When it was published; later messages of a channel have later timetokens. */
  readonly timetoken: Timetoken
  readonly messageType: MessageType
  /** The sender's profile id. */
  readonly publisher?: string | undefined
  readonly userMetadata?: unknown
  /** Why the payload is still encrypted: 'Error while decrypting message content: …'. */
  readonly error?: string | undefined
  /** True for a message that was published unencrypted although a cipher is configured. Do not trust it as an encrypted one. */
  readonly isPlaintext?: boolean | undefined
}

type ReceivedMessage = MessageMetadata & { readonly payload: unknown }

/** A response of the subscribe call: a time with its region, and entries. */
export const subscribeResponseSchema = z.pipe(
  z.object({
    t: z.object({
      t: z.string().check(z.refine(isTimetoken)),
      // The service rejects a request with region 0.
      r: z.catch(z.number().check(z.positive()), 1),
    }),
    m: listOf(z.unknown()),
  }),
  z.transform(({ t, m: entries }) => {
    const cursor: Cursor = { timetoken: t.t, region: t.r }
    return { cursor, entries }
  }),
)

interface EntryReader {
  readonly cipher: Cipher | undefined
  readonly warn: Warn
  /** The time of entries without one. @default they are left out */
  readonly respondedAt?: Timetoken | undefined
}

/**
 * Parses, decrypts and types entries of the wire, in order. Malformed ones are left out with a warning. Signals are never
 * encrypted.
 */
export async function readEntries(
  entries: readonly unknown[],
  { cipher, warn, respondedAt }: EntryReader,
): Promise<readonly RealtimeMessage[]> {
  const received = entries.flatMap((entry) => messageFrom(entry, respondedAt) ?? [])
  const rejected = entries.length - received.length
  if (rejected > 0) warn({ message: `${rejected} real-time message(s) could not be read and were left out.` })
  const readable = cipher && (await Promise.all(received.map((message) => decrypted(cipher, message))))
  return (readable ?? received).map((message) => ({ ...message, ...contentOf(message.payload) }))
}

/**
 * Parses one entry. Without a schema, because a busy channel sends 200,000 entries a second, and a schema would take a tenth of
 * the time of a message.
 */
function messageFrom(entry: unknown, respondedAt: Timetoken | undefined): ReceivedMessage | undefined {
  // `Object` also accepts values that are no objects, such as null.
  const { c: channel, b, p, e, d, i, u }: Readonly<Record<string, unknown>> = Object(entry)
  const { t }: Readonly<Record<string, unknown>> = Object(p)
  const timetoken = isTimetoken(String(t)) ? String(t) : respondedAt
  if (typeof channel !== 'string' || timetoken === undefined) return undefined
  return {
    channel,
    subscription: textIn(b) || channel,
    timetoken,
    messageType: (typeof e === 'number' && MESSAGE_TYPES[e]) || 'message',
    payload: d,
    publisher: textIn(i),
    userMetadata: u,
  }
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

async function decrypted(cipher: Cipher, received: ReceivedMessage): Promise<ReceivedMessage> {
  const isEncrypted = received.messageType === 'message' || received.messageType === 'file'
  if (!isEncrypted) return received
  const { message, error, isPlaintext } = await readableMessage(cipher, received.payload)
  return { ...received, payload: message, error, isPlaintext }
}

/** Names of presence channels, on which joins and leaves are published, end in this. */
const PRESENCE_SUFFIX = '-pnpres'

export function presenceChannel(channel: string): string {
  return channel + PRESENCE_SUFFIX
}

export function isPresenceChannel(name: string): boolean {
  return name.endsWith(PRESENCE_SUFFIX)
}

/** A widget was published or changed: its follow-up, its options or its rewards. */
export type WidgetEvent = `${WidgetKind}-${'created' | 'updated'}`
/** The counts of a widget's answers changed. */
export type WidgetResultsEvent = `${WidgetKind}-results`

const widgetResultsSchema = looseObject({
  /** The widget's id; some payloads leave it out. */
  id: maybeText,
  kind: z.nullish(z.enum(WIDGET_KINDS)),
  /** Polls, cheer meters and predictions; empty for all others. */
  options: listOf(
    looseObject({
      id: z.string(),
      vote_count: maybeNumber,
      /** Predictions, once they are settled. */
      is_correct: maybeFlag,
      /** Predictions, once they are settled. */
      reward_item_amount: maybeNumber,
    }),
  ),
  /** Quizzes; empty for all others. */
  choices: listOf(looseObject({ id: z.string(), answer_count: maybeNumber })),
  /** Emoji sliders: decimal text from 0 to 1. */
  average_magnitude: maybeText,
})

/** The counts of one widget, in the platform's spelling; unlisted fields are kept. */
export interface WidgetResults extends FieldsOf<typeof widgetResultsSchema> {}
/** The count of one option. */
export type OptionResult = WidgetResults['options'][number]
/** The count of one quiz answer. */
export type ChoiceResult = WidgetResults['choices'][number]

/** The content of a message, by the name of its event. `other` is everything without a type of its own. */
export type MessageContent<Payload = unknown> =
  | { readonly type: 'widget'; readonly event: WidgetEvent; readonly payload: Widget }
  | { readonly type: 'widget-results'; readonly event: WidgetResultsEvent; readonly payload: WidgetResults }
  | { readonly type: 'other'; readonly event: string | undefined; readonly payload: Payload }

/** One message of a stream. */
export type RealtimeMessage<Payload = unknown> = MessageMetadata & MessageContent<Payload>

const WIDGET_EVENTS: ReadonlySet<WidgetEvent> = new Set(
  WIDGET_KINDS.flatMap((kind) => [`${kind}-created`, `${kind}-updated`] as const),
)
const RESULTS_EVENTS: ReadonlySet<WidgetResultsEvent> = new Set(
  WIDGET_KINDS.map((kind) => `${kind}-results` as const),
)

/** Returns a payload, typed by its event. One that does not match its event becomes `other`. */
function contentOf(content: unknown): MessageContent {
  const { event, payload }: Readonly<Record<string, unknown>> = Object(content)
  if (typeof event !== 'string') return { type: 'other', event: undefined, payload: content }
  if (isOneOf(WIDGET_EVENTS, event)) {
    const { data: widget } = parseAs(widgetSchema, payload)
    if (widget) return { type: 'widget', event, payload: widget }
  }
  if (isOneOf(RESULTS_EVENTS, event)) {
    const { data: results } = parseAs(widgetResultsSchema, payload)
    if (results) return { type: 'widget-results', event, payload: results }
  }
  return { type: 'other', event, payload }
}

function isOneOf<Event extends string>(events: ReadonlySet<Event>, name: string): name is Event {
  const names: ReadonlySet<string> = events
  return names.has(name)
}
