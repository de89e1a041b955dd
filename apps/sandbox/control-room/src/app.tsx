import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Spinner } from '@touchline/ui-kit'
import type { ReactElement } from 'react'
import { isRefusal } from '../../src/client/control-client.ts'
import { welcomeQuery } from './api/queries.ts'
import styles from './app.module.css'
import { ControlRoom } from './control-room.tsx'
import { GameLink } from './frame/game.tsx'
import { Messages } from './frame/messages.tsx'
import { ResetDialog } from './frame/reset-dialog.tsx'
import { SecretForm } from './frame/secret-form.tsx'

const client = new QueryClient({
  defaultOptions: {
    // The sandbox is on this machine: no network is needed, and queries are refetched anyway.
    queries: { networkMode: 'always', retry: false },
    mutations: { networkMode: 'always' },
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
    <main className={styles['page']}>
      <header className={styles['top']}>
        <h1>Control room</h1>
        {welcome ? (
          <div className={styles['ways']}>
            <ResetDialog />
            <GameLink href={welcome.predictorUrl}>Open game</GameLink>
          </div>
        ) : null}
      </header>
      {welcome ? <ControlRoom welcome={welcome} /> : null}
      {!welcome && isRefusal(error) ? <SecretForm problem={error.message} /> : null}
      {welcome || isRefusal(error) ? null : <Waiting error={error} />}
    </main>
  )
}

function Waiting({ error }: { readonly error: Error | null }): ReactElement {
  return (
    <p className={styles['waiting']} role="status">
      {error ? error.message : <Spinner label="Reading the sandbox" />}
    </p>
  )
}
