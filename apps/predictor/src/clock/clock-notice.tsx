import { useEngagement } from '@touchline/engagement-sdk/react'
import { Notice } from '@touchline/ui-kit'
import { useSyncExternalStore } from 'react'
import { deviceClockText } from '../config/copy/clock-copy.ts'
import { isOnThisMachine } from '../config/safe-url.ts'
import { subscribeToSeconds } from './seconds.ts'

/** Renders that the device's clock is wrong and which time applies; nothing while it is right. */
export function ClockNotice({ className }: { readonly className?: string | undefined }) {
  const engagement = useEngagement()
  const isLocal = isOnThisMachine(engagement.endpoint)
  const read = () => deviceClockText(engagement.clockSkewMs, { isLocal })
  const text = useSyncExternalStore(subscribeToSeconds, read, read)
  if (text === undefined) return null
  return (
    <Notice tone="caution" live="off" className={className}>
      {text}
    </Notice>
  )
}
