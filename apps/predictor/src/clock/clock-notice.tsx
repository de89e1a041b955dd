import { Notice } from '@touchline/ui-kit'
import { deviceClockText } from '../config/copy/clock-copy.ts'
import { isOnThisMachine } from '../config/safe-url.ts'
import { useGame } from '../launch/use-game.ts'
import { usePlatformTime } from './use-platform-time.ts'

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
