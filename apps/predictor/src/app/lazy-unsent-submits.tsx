import { useIsMutating } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMatch } from 'react-router'
import { ROUTES } from '../launch/routes.ts'
import { neededPart } from '../loading/needed-part.ts'
import { keys } from '../queries/keys.ts'
import { screens } from './screens.ts'

const UnsentSubmits = lazy(() => neededPart(screens.unsentSubmits))

/** Loads the notice about failed submits with the first submit; the form has brought most of its code. */
export function LazyUnsentSubmits() {
  const openId = useMatch(ROUTES.prediction)?.params['fixtureId']
  const count = useIsMutating({ mutationKey: keys.submits() })
  const [isNeeded, setIsNeeded] = useState(false)
  if (count > 0 && !isNeeded) setIsNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense>
      <UnsentSubmits openId={openId} />
    </Suspense>
  )
}
