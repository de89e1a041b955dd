import { useLocation } from 'react-router'
import { appCopy } from '../config/copy.ts'
import { FixturesScreen } from '../features/fixtures/fixtures-screen.tsx'
import { FixturesSkeleton } from '../features/fixtures/loading-fixtures.tsx'
import { RoundPane } from '../features/fixtures/round-pane.tsx'
import { useIsPlayerKnown } from '../launch/game.ts'
import { fixtureScreenAt } from '../launch/paths.ts'
import { isFramed } from '../navigation/game-navigation.ts'
import { useMediaQuery, WIDE_SCREEN } from '../screen/media-query.ts'
import { NoticePlace } from '../screen/notice-place.tsx'
import { HomeFrame } from './home-frame.tsx'
import styles from './match-layout.module.css'
import { RouteBoundary, ScreenOutlet } from './screen-outlet.tsx'

/**
 * Renders the list of matches and the match: one at a time on a phone, side by side on a wide screen. Each keeps its place
 * in the tree in both layouts, so turning a tablet remounts neither the form nor the list.
 */
export function MatchLayout() {
  const isWide = useMediaQuery(WIDE_SCREEN)
  const hasMatch = fixtureScreenAt(useLocation().pathname) !== undefined
  const listRole = isWide ? { role: 'region', 'aria-label': appCopy.fixturesTab } : { role: 'main' }
  return (
    <div className={styles['panes']}>
      {isWide || !hasMatch ? (
        <div className={styles['column']}>
          <div className={styles['list']} {...listRole}>
            <RouteBoundary>
              <MatchList />
            </RouteBoundary>
          </div>
          {/* Only then the list scrolls separately. */}
          {isWide && !isFramed(window) ? <NoticePlace of="list" /> : null}
        </div>
      ) : null}
      {isWide || hasMatch ? (
        <main className={styles['match']}>
          <ScreenOutlet />
        </main>
      ) : null}
    </div>
  )
}

function MatchList() {
  const isPlayerKnown = useIsPlayerKnown()
  return <HomeFrame>{isPlayerKnown ? <FixturesScreen /> : <FixturesSkeleton />}</HomeFrame>
}

/** Renders the place next to the list before a match is opened. */
export function NoMatchPicked() {
  const isPlayerKnown = useIsPlayerKnown()
  return isPlayerKnown ? <RoundPane className={styles['nothing']} /> : null
}
