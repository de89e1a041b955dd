import { MessageScreen } from '@touchline/ui-kit'
import { use, useEffect } from 'react'
import { appCopy, errorCopy } from '../config/copy.ts'
import { reloadOnReturn } from '../loading/reload.ts'
import { consequencesOf } from '../platform/faults.ts'
import { logFailure } from '../platform/log.ts'
import { isRepeated } from '../queries/query-client.ts'
import { RequestFromHost } from './embedding.ts'
import { LogInScreen } from './log-in-screen.tsx'

/** Renders an error as a whole screen. */
export function ErrorScreen({ error }: ErrorProps) {
  return (
    <main>
      <title>{appCopy.pageTitle(textsOf(error).title)}</title>
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

/**
 * Renders an error and what to do next; logs it, because no other code handles it. A page whose error may have passed is
 * reloaded automatically when the connection or the page's visibility returns.
 */
export function ErrorMessage({ error, headingLevel = 1 }: ErrorMessageProps) {
  useEffect(() => logFailure('A screen stopped', error), [error])
  useEffect(() => (isRepeated(error) ? reloadOnReturn() : undefined), [error])
  const { need } = consequencesOf(error)
  const { title, description } = textsOf(error)
  const requestFromHost = use(RequestFromHost)
  useEffect(() => {
    if (need !== undefined) requestFromHost(need)
  }, [need, requestFromHost])
  if (need === 'token')
    return <LogInScreen title={title} description={description} headingLevel={headingLevel} />
  return (
    <MessageScreen
      headingLevel={headingLevel}
      title={title}
      description={description}
      action={{ label: errorCopy.retry, onSelect: () => window.location.reload() }}
    />
  )
}

function textsOf(error: unknown) {
  return errorCopy[consequencesOf(error).screen ?? 'generic']
}
