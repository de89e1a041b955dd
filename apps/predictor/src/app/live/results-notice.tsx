import type { Fixture } from '@touchline/game-rules'
import { Button, Toast } from '@touchline/ui-kit'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMatch, useNavigate } from 'react-router'
import { fixturesCopy } from '../../config/copy/fixtures-copy.ts'
import { liveCopy } from '../../config/copy/live-copy.ts'
import { ROUTES } from '../../launch/paths.ts'
import { usePaths } from '../../launch/use-paths.ts'
import styles from './results-notice.module.css'

/** Long enough to read twice; the list keeps saying 'See results' after that. */
const SHOWN_MS = 12_000

interface ResultsNoticeProps {
  readonly arrived: readonly Fixture[]
  readonly onClose: () => void
}

/** 'Results are in': over the edge of the page for a while, so that nothing moves, and read out when the player pauses. */
export function ResultsNotice({ arrived, onClose }: ResultsNoticeProps) {
  const paths = usePaths()
  const navigate = useNavigate()
  const isOnForm = useMatch(ROUTES.prediction) !== null
  const shownResult = useMatch(ROUTES.result)?.params['fixtureId']
  const [first, ...others] = arrived
  const isShownAlready = others.length === 0 && first?.id === shownResult
  // A pointer or the focus on it keeps it.
  const [isHeld, setIsHeld] = useState(false)
  if (arrived.length === 0 && isHeld) setIsHeld(false)
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (arrived.length === 0 || isHeld) return
    const timer = setTimeout(leave, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [arrived, isHeld])
  function open(): void {
    onClose()
    if (first !== undefined) void navigate(others.length === 0 ? paths.result(first.id) : paths.fixtures)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is operated here; the toast only stays while it is read
    <div
      className={isOnForm ? styles['aboveBar'] : undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Toast
        open={first !== undefined}
        tone="positive"
        title={liveCopy.resultsIn}
        action={
          isShownAlready ? undefined : (
            <Button onClick={open}>{others.length === 0 ? liveCopy.openResult : liveCopy.openMatches}</Button>
          )
        }
        onClose={onClose}
      >
        {arrived.map(({ home, away }) => fixturesCopy.match(home.name, away.name)).join(', ')}
      </Toast>
    </div>
  )
}
