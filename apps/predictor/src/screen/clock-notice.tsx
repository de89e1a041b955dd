import { Notice } from '@touchline/ui-kit'
import { LOCALE } from '../config/text-format.ts'
import { isOnThisMachine } from '../config/urls.ts'
import { type Game, useGame } from '../launch/game.ts'
import { usePlatformTime } from '../launch/use-platform-time.ts'

const SECOND_MS = 1000
const DAY_MS = 86_400_000
const UNITS = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const
/** The smallest difference of the clocks that is reported (decisions, 'Closing time'). */
const NOTABLE_MS = 5 * SECOND_MS
/**
 * From this difference on a platform on this machine simulates another year, as the sandbox does. A limit for all platforms would hide
 * a device whose clock is a year off.
 */
const ANOTHER_YEAR_MS = 365 * DAY_MS

/**
 * Returns a text about a wrong device clock; undefined while the difference is small. A platform on this machine has the clock of
 * the device, and only the platform's was moved.
 * @example deviceClockText(engagement) //=> "Your device's clock is about 3 minutes ahead. …"
 */
function deviceClockText({
  clockSkewMs: skewMs = 0,
  endpoint,
}: Pick<Game['engagement'], 'clockSkewMs' | 'endpoint'>): string | undefined {
  const off = Math.abs(skewMs)
  if (off <= NOTABLE_MS || (off > ANOTHER_YEAR_MS && isOnThisMachine(endpoint))) return undefined
  const direction = skewMs > 0 ? 'ahead' : 'behind'
  return `Your device's clock is ${spanText(off)} ${direction}. Closing times here use the game's clock.`
}

/** @example spanText(180_000) //=> 'about 3 minutes' */
function spanText(ms: number): string {
  const [unit, unitMs] = UNITS.find(([, size]) => ms >= size) ?? ['second', SECOND_MS]
  const format = new Intl.NumberFormat(LOCALE, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    useGrouping: false,
  })
  return `about ${format.format(Math.round(ms / unitMs))}`
}

/** Renders that the device's clock is wrong and which time applies; nothing while it is right. */
export function ClockNotice({ className }: { readonly className?: string | undefined }) {
  const { engagement } = useGame()
  const text = usePlatformTime(() => deviceClockText(engagement))
  if (text === undefined) return null
  return (
    <Notice tone="caution" live="off" className={className}>
      {text}
    </Notice>
  )
}
