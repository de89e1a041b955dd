import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useMatch } from 'react-router'
import { ROUTES } from '../launch/paths.ts'
import { useGame } from '../launch/use-game.ts'
import { neededPart } from './needed-part.ts'
import { screens } from './screens.ts'

const WaitingSenders = lazy(() => neededPart(screens.waitingSenders))

/** Loads the senders once something waits; the form that made it wait has brought most of their code. */
export function LazyWaitingSenders() {
  const { waitingSubmits } = useGame()
  const openId = useMatch(ROUTES.prediction)?.params['fixtureId']
  const count = useSyncExternalStore(waitingSubmits.subscribe, () => waitingSubmits.ids().length)
  const [isNeeded, setIsNeeded] = useState(false)
  if (count > 0 && !isNeeded) setIsNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense>
      <WaitingSenders openId={openId} />
    </Suspense>
  )
}
