import { expect, it } from 'vitest'
import { openedPage } from './opened-page.ts'

it.each(['/prediction/f%201', '/games/predictor/result/f%201/'])('finds the match of %s', (pathname) => {
  expect(openedPage(pathname, false)).toEqual({ matchId: 'f 1', showsList: false })
  expect(openedPage(pathname, true).showsList).toBe(true)
})

it.each(['/', '/home', '/home/game', '/games/predictor/home/leaderboard'])(
  'finds a list on %s',
  (pathname) => {
    expect(openedPage(pathname, false)).toEqual({ matchId: undefined, showsList: true })
  },
)

it.each(['/welcome', '/home/rules', '/games/predictor/profile'])('finds no list on %s', (pathname) => {
  expect(openedPage(pathname, true).showsList).toBe(false)
})
