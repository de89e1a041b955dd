/**
 * Returns the epoch milliseconds of a platform timestamp; undefined for any other text. The platform
 * writes offsets as `Z`, `+00:00`, `+0000` and `+00`; not every engine reads the last two.
 *
 * @example instantFrom('2025-01-23T10:14:06+0000') //=> 1737627246000
 */
export function instantFrom(timestamp: string | null | undefined): number | undefined {
  if (!timestamp) return undefined
  const at = Date.parse(
    timestamp.replace(/([+-]\d\d):?(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`),
  )
  return Number.isNaN(at) ? undefined : at
}
