import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { welcomeQuery } from '../controls.ts'

/** The view and its selection, stored in the URL so that a reload or a link restores them. */
export interface Place {
  readonly tournament?: string | undefined
  readonly view?: string | undefined
  readonly fixture?: string | undefined
}

/** Returns the place and a function that changes it: omitted fields stay, undefined ones are removed. */
export function usePlace(): [Place, (change: Place) => void] {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  const params = new URLSearchParams(hash.slice(1))
  const place: Place = {
    tournament: params.get('tournament') ?? undefined,
    view: params.get('view') ?? undefined,
    fixture: params.get('fixture') ?? undefined,
  }
  return [place, goTo]
}

function goTo(change: Place): void {
  location.hash = hrefOf(change)
}

/** Returns the URL of another place, for a link. */
export function hrefOf(change: Place): string {
  const params = new URLSearchParams(location.hash.slice(1))
  for (const [key, value] of Object.entries(change)) {
    if (typeof value === 'string') params.set(key, value)
    else params.delete(key)
  }
  return `#${params}`
}

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

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
