import { MessageScreen } from '@touchline/ui-kit'
import { useMatch } from 'react-router'
import { appCopy } from '../config/copy/app-copy.ts'
import { FixturesScreen } from '../features/fixtures/fixtures-screen.tsx'
import { useMediaQuery, WIDE_SCREEN } from '../frame/use-media-query.ts'
import { ROUTES } from '../launch/paths.ts'
import { RouteBoundary } from './error-boundary.tsx'
import { HomeFrame } from './home-frame.tsx'
import styles from './match-layout.module.css'
import { ScreenOutlet } from './screen-outlet.tsx'

/** The list of matches and the match: one at a time on a phone, side by side where there is room. */
export function MatchLayout() {
  const isWide = useMediaQuery(WIDE_SCREEN)
  const isOnPrediction = useMatch(ROUTES.prediction) !== null
  const isOnResult = useMatch(ROUTES.result) !== null
  const hasMatch = isOnPrediction || isOnResult
  if (!isWide) return <main>{hasMatch ? <ScreenOutlet /> : <MatchList />}</main>
  return (
    <div className={styles['panes']}>
      <section className={styles['list']} aria-label={appCopy.fixturesTab}>
        <RouteBoundary>
          <MatchList />
        </RouteBoundary>
      </section>
      <main className={styles['match']}>
        <ScreenOutlet />
      </main>
    </div>
  )
}

function MatchList() {
  return (
    <HomeFrame>
      <FixturesScreen />
    </HomeFrame>
  )
}

/** The place beside the list before a match is opened. */
export function NoMatchPicked() {
  return (
    <MessageScreen
      className={styles['nothing']}
      headingLevel={2}
      title={appCopy.pickFixture}
      description={appCopy.pickFixtureHint}
    />
  )
}
