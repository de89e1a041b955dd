import type { Fault } from '../api/schemas.ts'

/** A fault as a sentence: `Every GET of /api/v1/* is answered 503, 1 more time.` */
export function faultText(fault: Fault): string {
  const { method = 'request', path, times, share, when } = fault
  const who = share === 1 ? `Every ${method}` : `${Math.round(share * 100)} % of each ${method}`
  const effect = when === 'after' ? `${effectText(fault)}, after it took effect` : effectText(fault)
  const often = times === undefined ? '' : `, ${times} more ${times === 1 ? 'time' : 'times'}`
  return `${who} of ${path} ${effect}${often}.`
}

function effectText({ status, drop, hang, malformed, delayMs, retryAfter }: Fault): string {
  if (drop) return 'is cut off'
  if (hang) return 'never gets an answer'
  if (malformed) return 'gets broken JSON'
  if (delayMs !== undefined) return `is answered ${delayMs / 1000} s late`
  return `is answered ${status}${retryAfter === undefined ? '' : ` with Retry-After ${retryAfter}`}`
}
