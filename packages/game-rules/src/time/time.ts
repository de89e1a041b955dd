/** An instant in milliseconds since 1970-01-01T00:00Z. Fields that hold one end in `At`. */
export type EpochMs = number

const ZONED_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/**
 * Reads an ISO text that says its zone. A text without a zone means a different instant on every
 * device, so it is refused, as is a day that no calendar has.
 * @example instantFromText('2024-04-27T05:35:00Z') //=> 1714196100000
 */
export function instantFromText(text: string): EpochMs | undefined {
  if (!ZONED_INSTANT.test(text)) return undefined
  // Not every engine reads an offset without its colon.
  const at = Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  return Number.isNaN(at) || !isCalendarDay(text.slice(0, 10)) ? undefined : at
}

/** Whether `yyyy-mm-dd` names a day of the calendar. @example isCalendarDay('2025-02-29') //=> false */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
