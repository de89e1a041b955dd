import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { controls } from '../api/controls.ts'
import { welcomeQuery } from '../api/queries.ts'
import { SayContext } from './act.ts'
import { usePlace } from './place.ts'

/** Returns the game's URL for the chosen tournament and a fan's token. */
export function useGameUrl(): (accessToken: string) => string {
  const welcome = useQuery(welcomeQuery).data
  const [{ tournament }] = usePlace()
  return (accessToken) => {
    const url = new URL(welcome?.predictorUrl ?? location.href)
    url.searchParams.set('tournamentId', tournament ?? welcome?.demo.tournamentId ?? '')
    url.searchParams.set('accessToken', accessToken)
    return url.href
  }
}

/** Opens the game in a new tab as any fan. */
export function useOpenGame(): (profileId: string) => Promise<void> {
  const gameUrl = useGameUrl()
  const say = useContext(SayContext)
  return async (profileId) => {
    // Opened during the click: after the request for the token a browser would block it as a pop-up.
    const tab = window.open('about:blank', '_blank')
    if (tab) tab.opener = null
    try {
      const url = gameUrl(await controls.tokenFor(profileId))
      if (tab) tab.location.replace(url)
      else say({ text: 'The browser blocked the new tab. Allow pop-ups for this page.', tone: 'negative' })
    } catch (error) {
      tab?.close()
      say({ text: error instanceof Error ? error.message : String(error), tone: 'negative' })
    }
  }
}
