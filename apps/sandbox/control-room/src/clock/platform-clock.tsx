import { useQuery } from '@tanstack/react-query'
import { ClockProvider, type ReadClock } from '@touchline/ui-kit'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { clockQuery } from '../api/queries.ts'

/** Provides the platform's time to its children, computed from the last reading at the platform's speed. */
export function PlatformClock({ children }: { readonly children: ReactNode }): ReactElement {
  const reading = useQuery(clockQuery).data
  const now = useMemo<ReadClock>(() => {
    if (!reading) return () => Date.now()
    return () => reading.shown + (Date.now() - reading.readAt) * reading.speed
  }, [reading])
  return <ClockProvider now={now}>{children}</ClockProvider>
}
