import { expectTypeOf } from 'vitest'
import type * as z from 'zod/mini'
import {
  createWidgetInteraction,
  type Engagement,
  type Leaderboard,
  type NumberPredictionWidget,
  type PollWidget,
  type Program,
  saveWidgetInteraction,
  type Widget,
  type WidgetKind,
} from '../src/index.ts'
import { messages, type WidgetResults } from '../src/realtime/index.ts'
import { anOption, aWidget } from '../src/testing/index.ts'
import type * as wire from '../src/wire/index.ts'

/** The names of an object's fields, without those of an index signature. */
type ListedKeys<T> = keyof { [Name in keyof T as string extends Name ? never : Name]: T[Name] }
/** The names of the fields of a union's members. */
type KeysOfUnion<T> = T extends T ? keyof T : never

// The union has every field of the schema, and no other.
expectTypeOf<KeysOfUnion<Widget>>().toEqualTypeOf<ListedKeys<z.infer<typeof wire.widgetSchema>>>()
// The type of a resource is that of its schema: read-only, and without fields that are not listed.
expectTypeOf<Leaderboard>().branded.toEqualTypeOf<{
  readonly id: string
  readonly name: string
  readonly entries_url?: string | null | undefined
  readonly entry_detail_url_template?: string | null | undefined
}>()
expectTypeOf<Program['leaderboards']>().branded.toEqualTypeOf<readonly Leaderboard[]>()

// The union covers every kind, and the kind determines the fields.
expectTypeOf<Widget['kind']>().toEqualTypeOf<WidgetKind>()
expectTypeOf<Extract<Widget, { kind: 'text-poll' | 'image-poll' }>>().toEqualTypeOf<PollWidget>()

declare const engagement: Engagement
declare const poll: PollWidget
declare const numbers: NumberPredictionWidget
declare const anyWidget: Widget

export async function misspeltFieldsDoNotCompile(): Promise<void> {
  // @ts-expect-error: no field of a widget
  anyWidget.interactive_untill
  // @ts-expect-error: polls have no address for the whole widget
  poll.vote_url
  numbers.vote_url
  aWidget({ kind: 'text-poll', options: [anOption()] })
}

export async function anItemMatchesItsWidget(): Promise<void> {
  await createWidgetInteraction(engagement, { widget: poll, interactionItem: { id: 'o1' } })
  await createWidgetInteraction(engagement, { widget: poll, interactionItem: anOption() })
  await createWidgetInteraction(engagement, {
    widget: numbers,
    interactionItem: { options: [{ optionId: 'o1', number: 3 }] },
  })
  await createWidgetInteraction(engagement, {
    widgetId: 'w',
    widgetKind: 'text-ask',
    interactionItem: { text: 'x' },
  })
  await saveWidgetInteraction(engagement, { widget: anyWidget, interactionItem: { text: 'x' } })
  // @ts-expect-error: a poll is not answered with text
  await createWidgetInteraction(engagement, { widget: poll, interactionItem: { text: 'x' } })
  const cheer = { widgetId: 'w', widgetKind: 'cheer-meter' } as const
  // @ts-expect-error: a cheer meter is answered with a count
  await saveWidgetInteraction(engagement, { ...cheer, interactionItem: { id: 'o' } })
  const alert = { widgetId: 'w', widgetKind: 'alert' } as const
  // @ts-expect-error: an alert is not answered
  await createWidgetInteraction(engagement, { ...alert, interactionItem: { id: 'o' } })
}

/** The payload of messages of one type. */
type PayloadOf<Stream, Type> =
  Stream extends AsyncIterable<infer Message>
    ? Extract<Message, { type: Type }> extends { payload: infer Payload }
      ? Payload
      : never
    : never

const parse = (payload: unknown) => ({ index: Number(payload) })
const own = messages(engagement, 'room', { parse })
const plain = messages(engagement, 'room')
expectTypeOf<PayloadOf<typeof own, 'other'>>().toEqualTypeOf<{ index: number }>()
expectTypeOf<PayloadOf<typeof plain, 'other'>>().toBeUnknown()
expectTypeOf<PayloadOf<typeof plain, 'widget-results'>>().toEqualTypeOf<WidgetResults>()
expectTypeOf<PayloadOf<typeof plain, 'widget'>>().toEqualTypeOf<Widget>()
