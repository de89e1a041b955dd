import type { Choice } from '@touchline/game-rules'
import { TeamBadge } from '@touchline/ui-kit'
import type { ReactNode } from 'react'

/** Invented teams, in colours that are difficult to display. */
export const TEAMS = [
  { name: 'Northern Tide', monogram: 'TID', primary: '#0b2350', secondary: '#f2b01e', pattern: 'halves' },
  { name: 'Valley Hawks', monogram: 'HAW', primary: '#0a3f97', secondary: '#f2b01e', pattern: 'sash' },
  { name: 'Ironsand', monogram: 'IRO', primary: '#111111', secondary: '#c8102e', pattern: 'hoops' },
  { name: 'Goldfields', monogram: 'GOL', primary: '#f5c400', secondary: '#111111', pattern: 'sash' },
  { name: 'Snowline', monogram: 'SNO', primary: '#ffffff', secondary: '#0b2350', pattern: 'hoops' },
  { name: 'Redcliff', monogram: 'RED', primary: '#c8102e', secondary: '#111111', pattern: 'halves' },
  { name: 'Bluewater', monogram: 'BLU', primary: '#58a6e4', secondary: '#58a6e4', pattern: 'hoops' },
] as const

/** Renders the badge of the team that a choice names. */
export function renderPicture({ id }: Choice): ReactNode {
  const at = ['home', 'away'].indexOf(id)
  return <TeamBadge {...(TEAMS[at] ?? { name: '0' })} decorative />
}
