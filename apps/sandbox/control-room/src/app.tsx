import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { buttonLook, ExternalIcon, Spinner } from '@touchline/ui-kit'
import type { ReactElement } from 'react'
import { ControlError } from './api/call.ts'
import { welcomeQuery } from './api/queries.ts'
import styles from './app.module.css'
import { ControlRoom } from './control-room.tsx'
import { Messages } from './frame/messages.tsx'
import { ResetDialog } from './frame/reset-dialog.tsx'
import { SecretForm } from './frame/secret-form.tsx'

const client = new QueryClient({
  defaultOptions: {
    queries: { retry: (failures, error) => failures < 2 && !isRefusal(error) },
  },
})

/** The whole page. */
export function App(): ReactElement {
  return (
    <QueryClientProvider client={client}>
      <Messages>
        <Page />
      </Messages>
    </QueryClientProvider>
  )
}

function Page(): ReactElement {
  const { data: welcome, error } = useQuery(welcomeQuery)
  return (
    <div className={styles['page']}>
      <header className={styles['top']}>
        <h1>Control room</h1>
        {welcome ? (
          <div className={styles['ways']}>
            <ResetDialog />
            <a {...buttonLook()} href={welcome.predictorUrl} target="_blank" rel="noreferrer">
              Open the game <ExternalIcon />
            </a>
          </div>
        ) : null}
      </header>
      <main>
        {welcome ? <ControlRoom welcome={welcome} /> : null}
        {!welcome && isRefusal(error) ? <SecretForm problem={error.message} /> : null}
        {welcome || isRefusal(error) ? null : <Waiting error={error} />}
      </main>
    </div>
  )
}

function Waiting({ error }: { readonly error: Error | null }): ReactElement {
  return (
    <p className={styles['waiting']} role="status">
      {error ? error.message : <Spinner label="Reading the sandbox" />}
    </p>
  )
}

function isRefusal(error: Error | null): error is ControlError {
  return error instanceof ControlError && error.status === 403
}
