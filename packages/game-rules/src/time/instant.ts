/** An instant in milliseconds since 1970-01-01T00:00Z. Fields of this type end in `At`. */
export type EpochMs = number

const ZONED_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/**
 * Parses an ISO 8601 text with a time zone. Returns undefined for an invalid text, and for a text without a time zone,
 * because it would be a different instant on every device.
 * @example parseInstant('2024-04-27T05:35:00Z') //=> 1714196100000
 */
export function parseInstant(text: string): EpochMs | undefined {
  if (!ZONED_INSTANT.test(text)) return undefined
  // Not every engine parses an offset without a colon.
  const at = Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  return Number.isNaN(at) || !isCalendarDay(text.slice(0, 10)) ? undefined : at
}

/**
 * Returns whether a text is an existing calendar day, `yyyy-mm-dd`.
 * @example isCalendarDay('2025-02-29') //=> false
 */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
