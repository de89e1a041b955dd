import { createHash, randomUUID } from 'node:crypto'

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text can be an id at all; whatever is not, is simply not found. */
export function isId(text: string): boolean {
  return ID.test(text)
}

/** The same id for the same noun and key on every machine, in the shape of a version 4 UUID. */
export function stableId(noun: string, key: string): string {
  const hex = createHash('sha256').update(`touchline:${noun}:${key}`).digest('hex')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

// An option has no row of its own: its id is the widget's with the position in the last four digits.
const TAIL = 4
/** What the database keeps positions in goes no further, and no widget comes near. */
const LAST_POSITION = 2 ** 15 - 1
const WIDGET_TAIL = '0'.repeat(TAIL)

/** The id of a widget that the same fixture and question always get. */
export function stableWidgetId(key: string): string {
  return stableId('widget', key).slice(0, -TAIL) + WIDGET_TAIL
}

/** Returns a new random id for a widget. */
export function newWidgetId(): string {
  return randomUUID().slice(0, -TAIL) + WIDGET_TAIL
}

/** The id of the option at a position (0 is the first) of a widget. */
export function optionId(widgetId: string, position: number): string {
  return widgetId.slice(0, -TAIL) + (position + 1).toString(16).padStart(TAIL, '0')
}

/** The position an option id stands for in that widget, or undefined when it is another widget's. */
export function optionPosition(widgetId: string, id: string): number | undefined {
  if (!isId(id) || id.slice(0, -TAIL) !== widgetId.slice(0, -TAIL)) return undefined
  const position = Number.parseInt(id.slice(-TAIL), 16) - 1
  return position < 0 || position > LAST_POSITION ? undefined : position
}
