import { Notice } from '@touchline/ui-kit'
import { usePlatformTime } from '../clock/use-platform-time.ts'
import { pluralOf } from '../config/text-format.ts'
import { isOnThisMachine } from '../config/urls.ts'
import { useGame } from '../launch/game.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
/** The smallest difference of the clocks that is reported (decisions, 'Closing time'). */
const NOTABLE_MS = 5 * SECOND_MS
/**
 * From this difference on a platform on this machine simulates another year, as the sandbox does. A limit for all platforms would hide
 * a device whose clock is a year off.
 */
const ANOTHER_YEAR_MS = 365 * DAY_MS

interface ClockTextOptions {
  /** Whether the platform runs on this machine. Both then have the same clock, and only the platform's was moved. */
  readonly isLocal: boolean
}

/**
 * Returns a text about a wrong device clock; undefined while the difference is small.
 * @example deviceClockText(180_000, { isLocal: false }) //=> "Your device's clock is about 3 minutes ahead. …"
 */
function deviceClockText(skewMs: number | undefined, { isLocal }: ClockTextOptions): string | undefined {
  const off = Math.abs(skewMs ?? 0)
  if (skewMs === undefined || off <= NOTABLE_MS || (isLocal && off > ANOTHER_YEAR_MS)) return undefined
  const direction = skewMs > 0 ? 'ahead' : 'behind'
  return `Your device's clock is ${spanText(off)} ${direction}. Closing times here use the game's clock.`
}

function spanText(ms: number): string {
  if (ms < MINUTE_MS) return amount(ms / SECOND_MS, { one: 'second', other: 'seconds' })
  if (ms < HOUR_MS) return amount(ms / MINUTE_MS, { one: 'minute', other: 'minutes' })
  if (ms < DAY_MS) return amount(ms / HOUR_MS, { one: 'hour', other: 'hours' })
  return amount(ms / DAY_MS, { one: 'day', other: 'days' })
}

function amount(value: number, words: Parameters<typeof pluralOf>[1]): string {
  const whole = Math.round(value)
  return `about ${whole} ${pluralOf(whole, words)}`
}

/** Renders that the device's clock is wrong and which time applies; nothing while it is right. */
export function ClockNotice({ className }: { readonly className?: string | undefined }) {
  const { engagement } = useGame()
  const isLocal = isOnThisMachine(engagement.endpoint)
  const text = usePlatformTime(() => deviceClockText(engagement.clockSkewMs, { isLocal }))
  if (text === undefined) return null
  return (
    <Notice tone="caution" live="off" className={className}>
      {text}
    </Notice>
  )
}
