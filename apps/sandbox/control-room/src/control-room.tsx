import { useQuery } from '@tanstack/react-query'
import { Dropdown, Tabs } from '@touchline/ui-kit'
import type { ReactElement } from 'react'
import type { Welcome } from '../../src/client/control-client.ts'
import { boardsQuery, fixturesQuery } from './api/queries.ts'
import { BoardsView } from './boards/boards-view.tsx'
import { ClockPanel } from './clock/clock-panel.tsx'
import { PlatformClock } from './clock/platform-clock.tsx'
import styles from './control-room.module.css'
import { FansView } from './fans/fans-view.tsx'
import { FaultsView } from './faults/faults-view.tsx'
import { FixturesView } from './fixtures/fixtures-view.tsx'
import { usePlace } from './frame/place.ts'
import { Reading } from './frame/reading.tsx'
import { SilenceNotice } from './frame/silence-notice.tsx'
import { RequestsView } from './requests/requests-view.tsx'

const VIEWS = [
  { value: 'fixtures', label: 'Fixtures' },
  { value: 'boards', label: 'Boards' },
  { value: 'fans', label: 'Fans' },
  { value: 'faults', label: 'Faults' },
  { value: 'requests', label: 'Log' },
] as const
type ViewName = (typeof VIEWS)[number]['value']

/** Renders the clock, and below it the selected view. */
export function ControlRoom({ welcome }: { readonly welcome: Welcome }): ReactElement {
  const [place, goTo] = usePlace()
  const { tournaments, demo } = welcome
  const tournament = tournaments.find((one) => one.id === place.tournament)?.id ?? demo.tournamentId
  const view = VIEWS.find((one) => one.value === place.view)?.value ?? 'fixtures'
  const belongsToTournament = view === 'fixtures' || view === 'boards'
  return (
    <PlatformClock>
      <SilenceNotice />
      <ClockPanel tournament={tournament} />
      <Tabs
        className={styles['views']}
        label="Views"
        items={VIEWS}
        value={view}
        onValueChange={(next) => goTo({ view: next })}
      >
        {belongsToTournament && tournaments.length > 1 ? (
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
  const boards = useQuery({ ...boardsQuery(tournament), enabled: view === 'boards' })
  switch (view) {
    case 'fixtures':
      return <Reading query={fixtures}>{(data) => <FixturesView fixtures={data} />}</Reading>
    case 'boards':
      return <Reading query={boards}>{(data) => <BoardsView boards={data} />}</Reading>
    case 'fans':
      return <FansView welcome={welcome} />
    case 'faults':
      return <FaultsView />
    case 'requests':
      return <RequestsView />
  }
}
