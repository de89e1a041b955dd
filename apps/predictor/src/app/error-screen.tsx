import { buttonLook, MessageScreen } from '@touchline/ui-kit'
import { use, useEffect } from 'react'
import { useLocation } from 'react-router'
import { appCopy, errorCopy } from '../config/copy/app-copy.ts'
import { placeOf, withPlace } from '../launch/place.ts'
import { logFailure } from '../platform/log.ts'
import { describeError } from './describe-error.ts'
import { TellNeed } from './host-need.ts'
import { SignInUrl } from './sign-in-url.ts'

/** Renders an error as a whole screen. */
export function ErrorScreen({ error }: ErrorProps) {
  return (
    <main>
      <title>{appCopy.pageTitle(describeError(error).title)}</title>
      <ErrorMessage error={error} />
    </main>
  )
}

interface ErrorProps {
  readonly error: unknown
}

interface ErrorMessageProps extends ErrorProps {
  /** @default 1 */
  readonly headingLevel?: 1 | 2
}

/** Renders an error and what to do next; logs it, because no other code handles it. */
export function ErrorMessage({ error, headingLevel = 1 }: ErrorMessageProps) {
  useEffect(() => logFailure('A screen stopped', error), [error])
  const { title, description, canRetry, need } = describeError(error)
  const tellNeed = use(TellNeed)
  useEffect(() => {
    if (need !== undefined) tellNeed(need)
  }, [need, tellNeed])
  return (
    <MessageScreen
      headingLevel={headingLevel}
      title={title}
      description={description}
      action={canRetry ? { label: errorCopy.retry, onSelect: () => window.location.reload() } : undefined}
    >
      {need === 'token' ? <SignInLink /> : null}
    </MessageScreen>
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
