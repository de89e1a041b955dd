import { buttonLook, MessageScreen } from '@touchline/ui-kit'
import { use, useEffect } from 'react'
import { useLocation } from 'react-router'
import { appCopy, errorCopy } from '../config/copy/app-copy.ts'
import { placeOf, withPlace } from '../launch/place.ts'
import { logFailure } from '../platform/log.ts'
import { describeError } from './describe-error.ts'
import { TellNeed } from './host-need.ts'
import { SignInUrl } from './sign-in-url.ts'

/** An error as a whole screen; logged here, because here it stops. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  useEffect(() => logFailure('A screen stopped', error), [error])
  const { title, description, canRetry, need } = describeError(error)
  const tellNeed = use(TellNeed)
  useEffect(() => {
    if (need !== undefined) tellNeed(need)
  }, [need, tellNeed])
  return (
    <main>
      <title>{appCopy.pageTitle(title)}</title>
      <MessageScreen
        title={title}
        description={description}
        action={canRetry ? { label: errorCopy.retry, onSelect: () => window.location.reload() } : undefined}
      >
        {need === 'token' ? <SignInLink /> : null}
      </MessageScreen>
    </main>
  )
}

/** Leads to the host site's sign-in, which can send the player back to this tournament and match. */
function SignInLink() {
  const signInUrl = use(SignInUrl)
  const place = placeOf(useLocation())
  if (signInUrl === undefined) return null
  return (
    // '_top': sign-in pages do not work inside the game's frame.
    <a href={withPlace(signInUrl, place)} target="_top" {...buttonLook({ variant: 'primary', size: 'l' })}>
      {errorCopy.signIn}
    </a>
  )
}
