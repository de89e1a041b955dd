import { buttonLook, InfoIcon, PersonIcon, PlusPattern, Tabs } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { appCopy } from '../config/copy/app-copy.ts'
import { TournamentMark } from '../frame/tournament-mark.tsx'
import { useGame } from '../launch/game-context.tsx'
import { ROUTES } from '../launch/paths.ts'
import { usePaths } from '../launch/use-paths.ts'
import styles from './home-frame.module.css'

type HomeTab = 'fixtures' | 'leaderboards'

const TABS = [
  { value: 'fixtures', label: appCopy.fixturesTab },
  { value: 'leaderboards', label: appCopy.leaderboardsTab },
] as const satisfies readonly { readonly value: HomeTab; readonly label: string }[]

/** The tournament's head and the two tabs; the selected tab follows the path. */
export function HomeFrame({ children }: { readonly children: ReactNode }) {
  const { tournament } = useGame().entry
  const paths = usePaths()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const tab: HomeTab = pathname === ROUTES.leaderboards ? 'leaderboards' : 'fixtures'
  return (
    <div className={styles['home']}>
      <header className={styles['masthead']}>
        <PlusPattern />
        <TournamentMark src={tournament.tournamentLogo} />
        <div className={styles['words']}>
          <h1 className={styles['title']}>{appCopy.predictor}</h1>
          <p className={styles['tournament']}>{tournament.name}</p>
        </div>
        <nav className={styles['links']} aria-label={appCopy.home}>
          <Link to={paths.rules} aria-label={appCopy.rules} {...buttonLook({ shape: 'round' })}>
            <InfoIcon />
          </Link>
          <Link to={paths.profile} aria-label={appCopy.profile} {...buttonLook({ shape: 'round' })}>
            <PersonIcon />
          </Link>
        </nav>
      </header>
      <Tabs
        className={styles['tabs']}
        label={appCopy.home}
        items={TABS}
        value={tab}
        onValueChange={(value) =>
          void navigate(value === 'leaderboards' ? paths.leaderboards : paths.fixtures)
        }
      >
        {children}
      </Tabs>
    </div>
  )
}
