import { MessageScreen } from '@touchline/ui-kit'
import { use, useEffect } from 'react'
import { appCopy, errorCopy } from '../config/copy/app-copy.ts'
import { logFailure } from '../platform/log.ts'
import { describeError } from './describe-error.ts'
import { TellNeed } from './host-need.ts'

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
      />
    </main>
  )
}
