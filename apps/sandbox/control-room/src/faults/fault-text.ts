import type { Fault } from '../../../src/client/control-client.ts'

/** A fault as a sentence: `Every GET of /api/v1/* is answered 503, 1 more time.` */
export function faultText(fault: Fault): string {
  const { method = 'request', path, times, share, when } = fault
  const limits = [
    when === 'after' ? 'after it took effect' : undefined,
    share === 1 ? undefined : `in ${Math.round(share * 100)} % of cases`,
    times === undefined ? undefined : `${times} more ${times === 1 ? 'time' : 'times'}`,
  ]
  return `${[`Every ${method} of ${path} ${effectText(fault)}`, ...limits.filter(Boolean)].join(', ')}.`
}

function effectText(fault: Fault): string {
  const { status, drop, hang, malformed, delayMs, perSecond, retryAfter } = fault
  if (drop) return 'is cut off'
  if (hang) return 'never gets an answer'
  if (malformed) return 'gets broken JSON'
  if (delayMs !== undefined) return `is answered ${delayMs / 1000} s late`
  if (perSecond !== undefined) return `is answered 429 above ${perSecond} per second`
  return `is answered ${status}${retryAfter === undefined ? '' : ` with Retry-After ${retryAfter}`}`
}
