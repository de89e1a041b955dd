import { type ComponentType, lazy, type ReactNode } from 'react'
import { matchRoutes } from 'react-router'
import { appCopy } from '../config/copy/app-copy.ts'
import { matchCopy } from '../config/copy/match-copy.ts'
import { LeaderboardSkeleton } from '../features/leaderboard/leaderboard-skeleton.tsx'
import { PredictionSkeleton } from '../features/prediction/prediction-skeleton.tsx'
import { ResultSkeleton } from '../features/results/result-skeleton.tsx'
import { ROUTES } from '../launch/routes.ts'
import { loadChunk } from '../loading/load-chunk.ts'
import type { RouteDepth } from '../navigation/route-depth.ts'
import { ClosableFrame } from './closable-frame.tsx'
import { type EarlyRead, readMatch, readNothing, readRound } from './early-reads.ts'
import { HomeFrame } from './home-frame.tsx'
import { MatchFrame } from './match-frame.tsx'
import { NoMatchPicked } from './match-layout.tsx'
import { ToHome } from './player-gate.tsx'
import { ScreenBody } from './screen-outlet.tsx'

/** A route of the game (specification, section 2). */
export interface GameRoute {
  readonly path: string
  readonly depth: RouteDepth
  /** 'welcome': outside the player gate. 'page': alone on the screen. 'match': next to the list on a wide screen. */
  readonly layout: 'welcome' | 'page' | 'match'
  /** What the screen reads first. */
  readonly read: EarlyRead
  /** Loads the code of the screen, a moment before it is rendered. @default the code is in the first chunk */
  readonly load?: () => Promise<unknown>
  /** The frame of the screen is in the first chunk, so that there is a way back while the code is loading. */
  readonly element: ReactNode
}

const welcome = chunk(async () => (await import('../features/player/welcome-screen.tsx')).WelcomeScreen)
const profile = chunk(async () => (await import('../features/player/profile-screen.tsx')).ProfileScreen)
const rules = chunk(async () => (await import('../features/rules/rules-screen.tsx')).RulesScreen)
const leaderboards = chunk(
  async () => (await import('../features/leaderboard/leaderboard-screen.tsx')).LeaderboardScreen,
)
const prediction = chunk(
  async () => (await import('../features/prediction/prediction-screen.tsx')).PredictionScreen,
)
const result = chunk(async () => (await import('../features/results/result-screen.tsx')).ResultScreen)

export const ROUTE_TABLE: readonly GameRoute[] = [
  {
    path: ROUTES.welcome,
    depth: 0,
    layout: 'welcome',
    read: readNothing,
    load: welcome.load,
    element: <welcome.Screen />,
  },
  {
    path: ROUTES.profile,
    depth: 1,
    layout: 'page',
    read: readNothing,
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
    read: readNothing,
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
    read: readMatch,
    load: prediction.load,
    element: (
      <MatchFrame
        title={matchCopy.prediction}
        skeleton={<PredictionSkeleton />}
        failedTitle={matchCopy.questionsFailed}
      >
        {(fixture) => <prediction.Screen fixture={fixture} />}
      </MatchFrame>
    ),
  },
  {
    path: ROUTES.result,
    depth: 1,
    layout: 'match',
    read: readMatch,
    load: result.load,
    element: (
      <MatchFrame
        title={matchCopy.youScored}
        skeleton={<ResultSkeleton />}
        failedTitle={matchCopy.resultFailed}
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
