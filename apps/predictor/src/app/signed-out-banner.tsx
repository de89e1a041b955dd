import { Notice, Toast } from '@touchline/ui-kit'
import { use, useState } from 'react'
import { signInCopy } from '../config/copy.ts'
import { useIsSignedOut } from '../launch/game.ts'
import { InNoticePlace } from '../screen/places.tsx'
import { DeploymentContext } from './embedding.ts'
import { LogInLink } from './error-screen.tsx'

/**
 * Renders on every screen that the token has expired and the way to log in and, after it was replaced, that nothing was
 * lost.
 */
export function SignedOutBanner() {
  const { signInUrl } = use(DeploymentContext)
  const isSignedOut = useIsSignedOut()
  const [wasSignedOut, setWasSignedOut] = useState(false)
  if (isSignedOut && !wasSignedOut) setWasSignedOut(true)
  return (
    <InNoticePlace>
      <div role="status">
        {isSignedOut ? (
          <Notice tone="caution" live="off" title={signInCopy.title} action={<LogInLink />}>
            {signInUrl === undefined ? `${signInCopy.kept} ${signInCopy.elsewhere}` : signInCopy.kept}
          </Notice>
        ) : null}
      </div>
      <Toast
        open={wasSignedOut && !isSignedOut}
        placement="flow"
        tone="positive"
        onClose={() => setWasSignedOut(false)}
      >
        {signInCopy.again}
      </Toast>
    </InNoticePlace>
  )
}
