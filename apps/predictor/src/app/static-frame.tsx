import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Tournament } from '@touchline/game-rules'
import { VisuallyHidden } from '@touchline/ui-kit'
import { EngagementProvider } from '@touchline/ui-kit/engagement'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { appCopy } from '../config/copy/app-copy.ts'
import { settingsFrom } from '../config/settings.ts'
import { analyticsConsentOf } from '../device/analytics-consent.ts'
import { deviceStorage } from '../device/device-storage.ts'
import { createGame } from '../launch/game.ts'
import { GameProvider } from '../launch/game-provider.tsx'
import { createQueryClient } from '../queries/query-client.ts'
import { GameRoutes } from './game-routes.tsx'

const NO_TEXT = '\u00a0'

/** Takes the space of a tournament: the page is the same for all of them. */
const ANY_TOURNAMENT: Tournament = {
  id: 'any',
  name: NO_TEXT,
  tournamentLogo: '',
  roundBased: true,
  startWeekGap: 0,
  matchWeeks: [],
  leaderboardOptions: { tournamentLeaderboardLabel: NO_TEXT, nonTournamentLeaderboardLabel: NO_TEXT },
  showChangedTnc: false,
  showLeaderboardTitleWithDate: false,
  showShortDate: false,
}

/**
 * Returns the markup of a route while nothing is loaded, for phones and for wide screens; CSS shows one of
 * them. It can only be seen: until the game replaces it, assistive technology reads 'Loading'.
 */
export function staticFrame(path: string): string {
  const status = (
    <p role="status">
      <VisuallyHidden>{appCopy.loading}</VisuallyHidden>
    </p>
  )
  return renderToStaticMarkup(status) + frameFor('narrow', path) + frameFor('wide', path)
}

function frameFor(width: 'narrow' | 'wide', path: string): string {
  const client = createQueryClient()
  const markup = withoutFunction(
    withWindow(width === 'wide', () => renderToStaticMarkup(waitingGame(path, client))),
  )
  // Its timers would keep the build waiting.
  client.clear()
  return `<div class="static-frame" data-width="${width}" inert aria-hidden="true">${markup}</div>`
}

/** Removes what works only with scripts, and names, which would be found twice. */
function withoutFunction(markup: string): string {
  return markup
    .replaceAll(/<!--.*?-->|<template[^>]*><\/template>/g, '')
    .replaceAll(/<img class="([^"]*)"[^>]*>/g, '<span class="$1"></span>')
    .replaceAll(
      / (?:href|id|name|for|tabindex|form|aria-(?:label|labelledby|controls|live|busy))="[^"]*"/g,
      '',
    )
}

/** Renders with a window of this width that is not in a frame: components read no more than that of it. */
function withWindow<Rendered>(isWide: boolean, render: () => Rendered): Rendered {
  const page = { matchMedia: () => ({ matches: isWide }) }
  Reflect.set(globalThis, 'window', Object.assign(page, { parent: page }))
  try {
    return render()
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
  }
}

/** Returns the game as it is rendered first, while the player and everything else is loading. */
function waitingGame(path: string, client: QueryClient): ReactNode {
  const storage = deviceStorage(() => {
    throw new Error('Nothing is stored while a page is rendered at build time.')
  })
  const game = createGame({
    launch: { tournamentId: ANY_TOURNAMENT.id, accessToken: 'none', features: { preSeason: false } },
    settings: settingsFrom({}, ''),
    entry: { tournament: ANY_TOURNAMENT },
    storage,
    consent: analyticsConsentOf(storage),
  })
  return (
    <StaticRouter location={path}>
      <QueryClientProvider client={client}>
        <EngagementProvider engagement={game.engagement}>
          <GameProvider game={game}>
            <GameRoutes />
          </GameProvider>
        </EngagementProvider>
      </QueryClientProvider>
    </StaticRouter>
  )
}
