import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { Button, Dropdown, FramedDialog, Notice, Spinner, Tabs, Toast } from '@touchline/ui-kit'
import { type ReactElement, type ReactNode, useCallback, useState } from 'react'
import { isRefusal, type Welcome } from '../../src/client/control-client.ts'
import styles from './app.module.css'
import { ClockPanel, PlatformClock } from './clock/clock-panel.tsx'
import { clockQuery, controls, keepSecret, tryControlSecret, welcomeQuery } from './controls.ts'
import { FansView } from './fans/fans-view.tsx'
import { FaultsView } from './faults/faults-view.tsx'
import { FixturesView } from './fixtures/fixtures-view.tsx'
import { GameUrlContext, type Say, SayContext, useAct } from './frame/act.ts'
import frame from './frame/frame.module.css'
import { GameLink } from './frame/game.tsx'
import { Field } from './frame/layout.tsx'

const client = new QueryClient({
  defaultOptions: {
    // The sandbox is on this machine: no network is needed, and queries are refetched anyway.
    queries: { networkMode: 'always', retry: false },
    mutations: { networkMode: 'always' },
  },
})

export function App(): ReactElement {
  return (
    <QueryClientProvider client={client}>
      <Messages>
        <Page />
      </Messages>
    </QueryClientProvider>
  )
}

/** The one place where the page shows the result of an action. */
function Messages({ children }: { readonly children: ReactNode }): ReactElement {
  const [message, setMessage] = useState<Parameters<Say>[0]>()
  const [isOpen, setOpen] = useState(false)
  const say = useCallback<Say>((next) => {
    setMessage(next)
    setOpen(true)
  }, [])
  return (
    <SayContext value={say}>
      {children}
      <Toast open={isOpen} onClose={() => setOpen(false)} tone={message?.tone}>
        {message?.text}
      </Toast>
    </SayContext>
  )
}

function Page(): ReactElement {
  const { data: welcome, error } = useQuery(welcomeQuery)
  return (
    <main className={styles['page']}>
      <header className={styles['top']}>
        <h1>Control room</h1>
        {welcome ? (
          <div className={frame['row']}>
            <ResetDialog />
            <GameLink href={welcome.predictorUrl}>Open game</GameLink>
          </div>
        ) : null}
      </header>
      {welcome ? <ControlRoom welcome={welcome} /> : null}
      {!welcome && isRefusal(error) ? <SecretForm problem={error.message} /> : null}
      {welcome || isRefusal(error) ? null : (
        <p className={styles['waiting']} role="status">
          {error ? error.message : <Spinner label="Reading the sandbox" />}
        </p>
      )}
    </main>
  )
}

const VIEWS = [
  { value: 'fixtures', label: 'Fixtures' },
  { value: 'fans', label: 'Fans' },
  { value: 'faults', label: 'Faults' },
] as const

/** Renders the clock, and below it the selected view. */
function ControlRoom({ welcome }: { readonly welcome: Welcome }): ReactElement {
  const { tournaments, demo, predictorUrl } = welcome
  const [view, setView] = useState('fixtures')
  const [tournament, setTournament] = useState(
    () => (tournaments.find(({ id }) => id === demo.tournamentId) ?? tournaments[0])?.id ?? '',
  )
  const gameUrl = useCallback(
    (accessToken: string) => {
      const url = new URL(predictorUrl)
      url.searchParams.set('tournamentId', tournament)
      url.searchParams.set('accessToken', accessToken)
      return url.href
    },
    [predictorUrl, tournament],
  )
  return (
    <GameUrlContext value={gameUrl}>
      <PlatformClock>
        <SilenceNotice />
        <ClockPanel />
        <Tabs className={styles['views']} label="Views" items={VIEWS} value={view} onValueChange={setView}>
          {view === 'fixtures' ? (
            <>
              <Dropdown
                className={styles['tournament']}
                label="Tournament"
                options={tournaments.map(({ id, label }) => ({ value: id, label }))}
                value={tournament}
                onValueChange={setTournament}
              />
              <FixturesView key={tournament} tournament={tournament} />
            </>
          ) : null}
          {view === 'fans' ? <FansView welcome={welcome} /> : null}
          {view === 'faults' ? <FaultsView /> : null}
        </Tabs>
      </PlatformClock>
    </GameUrlContext>
  )
}

/** Shown while the sandbox does not answer, since the page then shows old data. */
function SilenceNotice(): ReactElement | null {
  const { error } = useQuery(clockQuery)
  if (!error) return null
  return <Notice tone="negative">{error.message}</Notice>
}

function ResetDialog(): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const { act, isBusy } = useAct()
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Reset
      </Button>
      <FramedDialog className={styles['dialog']} open={isOpen} onClose={close} title="Reset the sandbox?">
        <p>
          All fans, predictions, results and boards go back to how they were on the first day, and so does the
          clock. This cannot be undone.
        </p>
        <div className={frame['row']}>
          <Button
            variant="primary"
            busy={isBusy}
            busyLabel="Resetting"
            onClick={() =>
              act({ work: controls.reset, said: 'The sandbox is as on its first day.', onDone: close })
            }
          >
            Reset everything
          </Button>
          <Button onClick={close}>Keep it as it is</Button>
        </div>
      </FramedDialog>
    </>
  )
}

function SecretForm({ problem }: { readonly problem: string }): ReactElement {
  const [secret, setSecret] = useState('')
  const client = useQueryClient()
  const enter = useMutation({
    mutationFn: () => tryControlSecret(secret),
    onSuccess(welcome) {
      keepSecret(secret)
      client.setQueryData(welcomeQuery.queryKey, welcome)
    },
  })
  return (
    <form
      className={styles['narrow']}
      onSubmit={(event) => {
        event.preventDefault()
        enter.mutate()
      }}
    >
      <p role="status">{enter.error?.message ?? problem}</p>
      <Field
        type="password"
        label="Control secret"
        required
        autoComplete="off"
        value={secret}
        onChange={(event) => setSecret(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" busy={enter.isPending}>
        Enter
      </Button>
    </form>
  )
}
