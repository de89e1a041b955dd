import { MessageScreen } from '@touchline/ui-kit'
import { Outlet, useLocation } from 'react-router'
import { appCopy } from '../config/copy.ts'
import { FixturesScreen, FixturesSkeleton } from '../features/fixtures/fixtures-screen.tsx'
import { RoundPane } from '../features/fixtures/round-pane.tsx'
import { fixtureScreenAt } from '../launch/paths.ts'
import { isFramed } from '../navigation/game-navigation.ts'
import { NoticePlace } from '../screen/notice-place.tsx'
import { useScreenWidth } from '../screen/wide-screen.ts'
import styles from './fixture-layout.module.css'
import { ScreenBody } from './frames.tsx'
import { HomeFrame } from './home-frame.tsx'

/**
 * Renders the list of fixtures and the open one: one at a time on a phone, side by side on a wide screen. Each keeps its place
 * in the tree in both layouts, so turning a tablet remounts neither the form nor the list.
 */
export function FixtureLayout() {
  const width = useScreenWidth()
  const isWide = width === 'wide'
  const hasFixture = fixtureScreenAt(useLocation().pathname) !== undefined
  const listRole = isWide ? { role: 'region', 'aria-label': appCopy.fixturesTab } : { role: 'main' }
  return (
    <div className={styles['panes']}>
      {isWide || !hasFixture ? (
        <div className={styles['column']}>
          <div className={styles['list']} {...listRole}>
            <HomeFrame>
              <ScreenBody skeleton={<FixturesSkeleton />}>
                <FixturesScreen />
                {width === 'tablet' ? <RoundPane /> : null}
              </ScreenBody>
            </HomeFrame>
          </div>
          {/* Only then the list scrolls separately. */}
          {isWide && !isFramed() ? <NoticePlace of="list" /> : null}
        </div>
      ) : null}
      {isWide || hasFixture ? (
        <main className={styles['fixture']}>
          <Outlet />
        </main>
      ) : null}
    </div>
  )
}

/** Renders the place next to the list before a fixture is opened. */
export function NoFixturePicked() {
  return (
    <ScreenBody skeleton={null}>
      <RoundPane
        fallback={
          <MessageScreen
            className={styles['nothing']}
            headingLevel={2}
            title={appCopy.pickFixture}
            description={appCopy.pickFixtureHint}
          />
        }
      />
    </ScreenBody>
  )
}
