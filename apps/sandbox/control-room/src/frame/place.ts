import { useSyncExternalStore } from 'react'

/** Where in the page one is, kept in the address so that a reload or a link leads back here. */
export interface Place {
  readonly tournament?: string | undefined
  readonly view?: string | undefined
  readonly fixture?: string | undefined
}

/** The place, and a way to another: what is left out stays, what is undefined goes. */
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

/** The address of another place, for a link. */
export function hrefOf(change: Place): string {
  const params = new URLSearchParams(location.hash.slice(1))
  for (const [key, value] of Object.entries(change)) {
    if (typeof value === 'string') params.set(key, value)
    else params.delete(key)
  }
  return `#${params}`
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
