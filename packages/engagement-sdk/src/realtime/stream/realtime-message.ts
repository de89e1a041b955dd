import { parseAs } from '../../http/parse.ts'
import { PROFILE_EVENTS, REWARD_EVENTS, WIDGET_KINDS, type WidgetKind } from '../../wire/vocabulary.ts'
import { type Widget, widgetSchema } from '../../wire/widget.ts'
import type { MessageType } from './envelope.ts'
import type { ReceivedMessage } from './subscribers.ts'
import type { Timetoken } from './timetoken.ts'
import { type WidgetResults, widgetResultsSchema } from './widget-results.ts'

/** A widget was published or changed: its follow-up, its options or its rewards. */
export type WidgetEvent = `${WidgetKind}-${'created' | 'updated'}`
/** The counts of a widget's answers changed. */
export type WidgetResultsEvent = `${WidgetKind}-results`

/** Where and when a message was published, and by whom. */
export interface MessageMetadata {
  readonly channel: string
  /** The subscription that matched: the channel, a group or a wildcard. */
  readonly subscription: string
  /** When it was published; later messages of a channel have later timetokens. */
  readonly timetoken: Timetoken
  readonly messageType: MessageType
  /** The sender's profile id. */
  readonly publisher?: string | undefined
  readonly userMetadata?: unknown
  readonly customMessageType?: string | undefined
  /** Why the payload is still encrypted: 'Error while decrypting message content: …'. */
  readonly error?: string | undefined
  /** True for a message that was published unencrypted although a cipher is configured. Do not trust it as an encrypted one. */
  readonly isPlaintext?: boolean | undefined
}

/** The payload of an event, as it was published. */
export type EventPayload = Readonly<Record<string, unknown>>

/** The content of a message, by the name of its event. `other` is everything without a type of its own. */
export type MessageContent<Payload = unknown> =
  | { readonly type: 'widget'; readonly event: WidgetEvent; readonly payload: Widget }
  | { readonly type: 'widget-results'; readonly event: WidgetResultsEvent; readonly payload: WidgetResults }
  | { readonly type: 'reward'; readonly event: RewardEvent; readonly payload: EventPayload }
  | { readonly type: 'profile'; readonly event: ProfileEvent; readonly payload: EventPayload }
  | { readonly type: 'other'; readonly event: string | undefined; readonly payload: Payload }

type RewardEvent = (typeof REWARD_EVENTS)[number]
type ProfileEvent = (typeof PROFILE_EVENTS)[number]

/** One message of a stream. */
export type RealtimeMessage<Payload = unknown> = MessageMetadata & MessageContent<Payload>

/** A message about a widget that was published or changed. */
export type WidgetMessage = Extract<RealtimeMessage, { readonly type: 'widget' }>

const WIDGET_EVENTS: ReadonlySet<string> = new Set(
  WIDGET_KINDS.flatMap((kind) => [`${kind}-created`, `${kind}-updated`]),
)
const RESULTS_EVENTS: ReadonlySet<string> = new Set(WIDGET_KINDS.map((kind) => `${kind}-results`))

/** Returns a received message, typed by its event. A payload that does not match its event becomes `other`. */
export function realtimeMessage(received: ReceivedMessage): RealtimeMessage {
  const content = received.payload
  const event = isRecord(content) ? content['event'] : undefined
  if (!isRecord(content) || typeof event !== 'string') {
    return withMetadata(received, { type: 'other', event: undefined, payload: content })
  }
  const payload = content['payload']
  if (isWidgetEvent(event)) {
    const { data: widget } = parseAs(widgetSchema, payload)
    if (widget) return withMetadata(received, { type: 'widget', event, payload: widget })
  }
  if (isResultsEvent(event)) {
    const { data: results } = parseAs(widgetResultsSchema, payload)
    if (results) return withMetadata(received, { type: 'widget-results', event, payload: results })
  }
  if (isRecord(payload)) {
    if (isOneOf(REWARD_EVENTS, event)) return withMetadata(received, { type: 'reward', event, payload })
    if (isOneOf(PROFILE_EVENTS, event)) return withMetadata(received, { type: 'profile', event, payload })
  }
  return withMetadata(received, { type: 'other', event, payload })
}

/**
 * Returns the content with the metadata of its message. Copies field by field: spreading takes longer than all the rest,
 * for every message.
 */
function withMetadata<Type extends string, Event, Payload>(
  received: ReceivedMessage,
  content: { readonly type: Type; readonly event: Event; readonly payload: Payload },
): MessageMetadata & { readonly type: Type; readonly event: Event; readonly payload: Payload } {
  return {
    type: content.type,
    event: content.event,
    payload: content.payload,
    channel: received.channel,
    subscription: received.subscription ?? received.channel,
    timetoken: received.timetoken,
    messageType: received.messageType,
    publisher: received.publisher,
    userMetadata: received.userMetadata,
    customMessageType: received.customMessageType,
    error: received.error,
    isPlaintext: received.isPlaintext,
  }
}

function isWidgetEvent(event: string): event is WidgetEvent {
  return WIDGET_EVENTS.has(event)
}

function isResultsEvent(event: string): event is WidgetResultsEvent {
  return RESULTS_EVENTS.has(event)
}

function isOneOf<T extends string>(names: readonly T[], name: string): name is T {
  return names.some((each) => each === name)
}

function isRecord(value: unknown): value is EventPayload {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
