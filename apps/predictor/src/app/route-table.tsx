import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode } from 'react'
import { matchRoutes } from 'react-router'
import { appCopy, fixtureCopy } from '../config/copy.ts'
import { LeaderboardSkeleton } from '../features/leaderboard/board-frame.tsx'
import { PredictionSkeleton } from '../features/prediction/prediction-skeleton.tsx'
import { ResultSkeleton } from '../features/results/result-skeleton.tsx'
import type { Game } from '../launch/game.ts'
import { ROUTES } from '../launch/paths.ts'
import { selectedRound } from '../launch/selected-round.ts'
import { loadChunk } from '../loading/reload.ts'
import type { RouteDepth } from '../navigation/game-navigation.ts'
import { fixtureQuery, fixturesQuery } from '../queries/fixtures.ts'
import { applicationArrival } from '../queries/player.ts'
import { ClosableFrame } from './closable-frame.tsx'
import { HomeFrame } from './home-frame.tsx'
import { MatchFrame } from './match-frame.tsx'
import { NoMatchPicked } from './match-layout.tsx'
import { ToHome } from './player-gate.tsx'
import { ScreenBody } from './screen-outlet.tsx'

/** What a read of an opened screen needs. */
interface EarlyReadContext {
  readonly game: Game
  readonly client: QueryClient
  /** The query of the address. */
  readonly search: string
  /** The match of the address; '' on screens without one. */
  readonly fixtureId: string
  /** Whether the list stands next to a match. */
  readonly isWide: boolean
}

/** Starts a read of an opened screen as soon as the application has arrived, next to the profile. The screen joins it. */
type EarlyRead = (context: EarlyReadContext) => Promise<void>

/** A route of the game (specification, section 2). */
export interface GameRoute {
  readonly path: string
  readonly depth: RouteDepth
  /** 'welcome': outside the player gate. 'page': alone on the screen. 'match': next to the list on a wide screen. */
  readonly layout: 'welcome' | 'page' | 'match'
  /** What the screen reads first. @default only the player */
  readonly read?: EarlyRead
  /** Loads the code of the screen, a moment before it is rendered. @default the code is in the first chunk */
  readonly load?: () => Promise<unknown>
  /** The frame of the screen is in the first chunk, so that there is a way back while the code is loading. */
  readonly element: ReactNode
}

const welcome = chunk(async () => (await import('../features/player/welcome-screen.tsx')).WelcomeScreen)
const profile = chunk(async () => (await import('../features/player/profile-screen.tsx')).ProfileScreen)
const rules = chunk(async () => (await import('../features/rules/rules-screen.tsx')).RulesScreen)
const leaderboards = chunk(async () => {
  const [{ LeaderboardScreen }, { MatesBoards }] = await Promise.all([
    import('../features/leaderboard/leaderboard-screen.tsx'),
    import('../features/leaderboard/mates/mates-boards.tsx'),
  ])
  return () => <LeaderboardScreen Groups={MatesBoards} />
})
const prediction = chunk(
  async () => (await import('../features/prediction/prediction-screen.tsx')).PredictionScreen,
)
const result = chunk(async () => (await import('../features/results/result-screen.tsx')).ResultScreen)

export const ROUTE_TABLE: readonly GameRoute[] = [
  {
    path: ROUTES.welcome,
    depth: 0,
    layout: 'welcome',
    load: welcome.load,
    element: <welcome.Screen />,
  },
  {
    path: ROUTES.profile,
    depth: 1,
    layout: 'page',
    load: profile.load,
    element: (
      <ClosableFrame title={appCopy.chooseNickname} pageTitle={appCopy.profile} width="form">
        <profile.Screen />
      </ClosableFrame>
    ),
  },
  {
    path: ROUTES.rules,
    depth: 1,
    layout: 'page',
    load: rules.load,
    element: (
      <ClosableFrame title={appCopy.rulesTitle} pageTitle={appCopy.rules}>
        <rules.Screen />
      </ClosableFrame>
    ),
  },
  {
    path: ROUTES.leaderboards,
    depth: 0,
    layout: 'page',
    read: readRound,
    load: leaderboards.load,
    element: (
      <main>
        <HomeFrame>
          <ScreenBody skeleton={<LeaderboardSkeleton />}>
            <leaderboards.Screen />
          </ScreenBody>
        </HomeFrame>
      </main>
    ),
  },
  { path: ROUTES.home, depth: 0, layout: 'match', read: readRound, element: <NoMatchPicked /> },
  { path: ROUTES.fixtures, depth: 0, layout: 'match', read: readRound, element: <NoMatchPicked /> },
  {
    path: ROUTES.prediction,
    depth: 1,
    layout: 'match',
    read: readFixture,
    load: prediction.load,
    element: (
      <MatchFrame
        title={fixtureCopy.prediction}
        skeleton={<PredictionSkeleton />}
        failedTitle={fixtureCopy.questionsFailed}
      >
        {(fixture) => <prediction.Screen fixture={fixture} />}
      </MatchFrame>
    ),
  },
  {
    path: ROUTES.result,
    depth: 1,
    layout: 'match',
    read: readFixture,
    load: result.load,
    element: (
      <MatchFrame
        title={fixtureCopy.youScored}
        skeleton={<ResultSkeleton />}
        failedTitle={fixtureCopy.resultFailed}
      >
        {(fixture) => <result.Screen fixture={fixture} />}
      </MatchFrame>
    ),
  },
  // Behind the player gate, which leads new players to the welcome page.
  { path: '*', depth: 0, layout: 'page', read: readRound, element: <ToHome /> },
]

/** The route of a path with the match that it names. */
export interface FoundRoute {
  readonly route: GameRoute
  /** '' if the path names no match. */
  readonly fixtureId: string
}

/** @param basePath of the deployment, if the path begins with it @default none */
export function findRoute(pathname: string, basePath?: string): FoundRoute | undefined {
  const [found] = matchRoutes([...ROUTE_TABLE], pathname, basePath) ?? []
  return found && { route: found.route, fixtureId: found.params['fixtureId'] ?? '' }
}

/** Returns the depth of a path, for the rules of a frame's history. */
export function depthOf(pathname: string): RouteDepth {
  return findRoute(pathname)?.route.depth ?? 0
}

/** The code of one screen: loaded ahead with `load`, or when `Screen` is rendered. */
function chunk<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return { load, Screen: lazy(() => loadChunk(async () => ({ default: await load() }))) }
}

/** Reads the matches of the selected round. */
async function readRound({ game, client, search }: EarlyReadContext): Promise<void> {
  const now = await applicationArrival(game)
  const { tournament } = game.entry
  const { selected } = selectedRound(tournament, search, now)
  await client.prefetchQuery(fixturesQuery(game, tournament, selected?.id))
}

/** Reads the match of the address, and the matches next to it on a wide screen. */
async function readFixture(context: EarlyReadContext): Promise<void> {
  const { game, client, fixtureId, isWide } = context
  await applicationArrival(game)
  await Promise.all([
    client.prefetchQuery(fixtureQuery(game, client, fixtureId)),
    isWide && readRound(context),
  ])
}
