import { createHash } from 'node:crypto'

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Returns whether a text has the form of an id. A text without it is not found; the database would reject it. */
export function isId(text: string): boolean {
  return ID.test(text)
}

/** Returns the same id for the same noun and key on every machine, in the form of a version 4 UUID. */
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
/** The largest position that fits its database column, far above that of any widget. */
const LAST_POSITION = 2 ** 15 - 1

/** Returns the same widget id for the same key on every machine. */
export function stableWidgetId(key: string): string {
  return stableId('widget', key).slice(0, -TAIL) + '0'.repeat(TAIL)
}

/** Returns the id of the option at a position (0 is the first) of a widget. */
export function optionId(widgetId: string, position: number): string {
  return widgetId.slice(0, -TAIL) + (position + 1).toString(16).padStart(TAIL, '0')
}

/** Returns the position of an option in a widget; undefined if the id belongs to another widget. */
export function optionPosition(widgetId: string, id: string): number | undefined {
  if (!isId(id) || id.slice(0, -TAIL) !== widgetId.slice(0, -TAIL)) return undefined
  const position = Number.parseInt(id.slice(-TAIL), 16) - 1
  return position < 0 || position > LAST_POSITION ? undefined : position
}
