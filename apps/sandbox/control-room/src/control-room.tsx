import { useQuery } from '@tanstack/react-query'
import { Dropdown, Notice, Tabs } from '@touchline/ui-kit'
import type { ReactElement } from 'react'
import type { Welcome } from '../../src/client/control-client.ts'
import { clockQuery, fixturesQuery } from './api/queries.ts'
import styles from './app.module.css'
import { ClockPanel, PlatformClock } from './clock/clock-panel.tsx'
import { FansView } from './fans/fans-view.tsx'
import { FaultsView } from './faults/faults-view.tsx'
import { FixturesView } from './fixtures/fixtures-view.tsx'
import { Reading } from './frame/layout.tsx'
import { usePlace } from './frame/place.ts'

const VIEWS = [
  { value: 'fixtures', label: 'Fixtures' },
  { value: 'fans', label: 'Fans' },
  { value: 'faults', label: 'Faults' },
] as const
type ViewName = (typeof VIEWS)[number]['value']

/** Renders the clock, and below it the selected view. */
export function ControlRoom({ welcome }: { readonly welcome: Welcome }): ReactElement {
  const [place, goTo] = usePlace()
  const { tournaments, demo } = welcome
  const tournament = tournaments.find((one) => one.id === place.tournament)?.id ?? demo.tournamentId
  const view = VIEWS.find((one) => one.value === place.view)?.value ?? 'fixtures'
  return (
    <PlatformClock>
      <SilenceNotice />
      <ClockPanel />
      <Tabs
        className={styles['views']}
        label="Views"
        items={VIEWS}
        value={view}
        onValueChange={(next) => goTo({ view: next })}
      >
        {view === 'fixtures' && tournaments.length > 1 ? (
          <Dropdown
            className={styles['tournament']}
            label="Tournament"
            options={tournaments.map(({ id, label }) => ({ value: id, label }))}
            value={tournament}
            onValueChange={(next) => goTo({ tournament: next, fixture: undefined })}
          />
        ) : null}
        <View key={tournament} view={view} tournament={tournament} welcome={welcome} />
      </Tabs>
    </PlatformClock>
  )
}

interface ViewProps {
  readonly view: ViewName
  readonly tournament: string
  readonly welcome: Welcome
}

function View({ view, tournament, welcome }: ViewProps): ReactElement {
  const fixtures = useQuery({ ...fixturesQuery(tournament), enabled: view === 'fixtures' })
  switch (view) {
    case 'fixtures':
      return <Reading query={fixtures}>{(data) => <FixturesView fixtures={data} />}</Reading>
    case 'fans':
      return <FansView welcome={welcome} />
    case 'faults':
      return <FaultsView />
  }
}

/** Shown while the sandbox does not answer, since the page then shows old data. */
function SilenceNotice(): ReactElement | null {
  const { error } = useQuery(clockQuery)
  if (!error) return null
  return (
    <Notice className={styles['silence']} tone="negative">
      {error.message}
    </Notice>
  )
}
