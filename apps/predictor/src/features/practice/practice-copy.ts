import type { Teams } from '@touchline/game-rules'

/** Texts of the practice match. */
export const practiceCopy = {
  tryIt: 'Try a practice match',
  tap: 'Tap to try',
  label: 'Practice match',
  note: 'A match of last season. Nothing here counts or is stored.',
  goToKickOff: 'Go to kick-off',
  goToWhistle: 'Go to the whistle',
  startAgain: 'Start again',
  leave: 'Leave',
} as const

/** The final of Super Rugby Pacific 2024. */
export const PRACTICE_TEAMS = {
  home: { name: 'Blues', monogram: 'BLU', primary: '#0057b8', secondary: '#0a1f44', pattern: 'hoops' },
  away: { name: 'Chiefs', monogram: 'CHI', primary: '#111111', secondary: '#c8102e', pattern: 'sash' },
} as const satisfies Teams
