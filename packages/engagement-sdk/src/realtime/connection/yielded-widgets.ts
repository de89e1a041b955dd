import { realtimeMessage, type WidgetMessage } from '../stream/realtime-message.ts'
import type { ReceivedMessage } from '../stream/subscribers.ts'

/** The last message about each widget that polling has yielded, to recognise the same one in the stream. */
export interface YieldedWidgets {
  add(message: WidgetMessage): void
  /** Returns whether polling has yielded this message. Another version of a widget removes the widget. */
  has(received: ReceivedMessage): boolean
}

/** Creates an empty record of yielded widgets. */
export function createYieldedWidgets(): YieldedWidgets {
  const yielded = new Map<string, { readonly event: string; readonly text: string }>()
  return {
    add({ event, payload }) {
      yielded.set(payload.id, { event, text: JSON.stringify(payload) })
    },
    has(received) {
      if (yielded.size === 0) return false
      const message = realtimeMessage(received)
      if (message.type !== 'widget') return false
      const { event, payload } = message
      const last = yielded.get(payload.id)
      const isCreatedAgain = event.endsWith('-created') && last?.event === event
      if (isCreatedAgain || last?.text === JSON.stringify(payload)) return true
      // The stream orders the versions itself, so from here on all of them are yielded.
      yielded.delete(payload.id)
      return false
    },
  }
}
