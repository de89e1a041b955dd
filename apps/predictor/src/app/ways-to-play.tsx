import { buttonLook } from '@touchline/ui-kit'
import { use } from 'react'
import { useLocation } from 'react-router'
import { errorCopy } from '../config/copy/app-copy.ts'
import { placeOf, withPlace } from '../launch/place.ts'
import { DeploymentContext } from './deployment.ts'

/** Leads to the host site's sign-in, which can send the player back to this tournament and match. */
export function WaysToPlay() {
  const { signInUrl } = use(DeploymentContext)
  const location = useLocation()
  if (signInUrl === undefined) return null
  return (
    // '_top': sign-in pages do not work inside the game's frame.
    <a
      href={withPlace(signInUrl, placeOf(location)) + location.hash}
      target="_top"
      {...buttonLook({ variant: 'primary', size: 'l' })}
    >
      {errorCopy.signIn}
    </a>
  )
}
