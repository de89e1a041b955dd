import { UNSAFE_createBrowserHistory } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { framedHistory } from './embedding-history.ts'

type History = ReturnType<typeof framedHistory>

beforeEach(() => window.history.pushState(null, '', '/home'))

function start(path: string, basePath = '/'): { readonly history: History; entriesAdded(): number } {
  window.history.replaceState(null, '', path)
  const before = window.history.length
  const history = framedHistory(UNSAFE_createBrowserHistory({ window, v5Compat: true }), window, basePath)
  return { history, entriesAdded: () => window.history.length - before }
}

function nextPop(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
}

it('adds one entry for a step deeper, and none for tabs or from match to match', () => {
  const { history, entriesAdded } = start('/home')
  history.push('/home/leaderboard')
  expect(entriesAdded()).toBe(0)
  history.push('/prediction/f1')
  history.push('/result/f2')
  expect(entriesAdded()).toBe(1)
  expect(window.location.pathname).toBe('/result/f2')
})

it('knows its screens below the path that the game is served at', () => {
  const { history, entriesAdded } = start('/games/predictor/home', '/games/predictor/')
  history.push('/games/predictor/home/leaderboard')
  expect(entriesAdded()).toBe(0)
  history.push('/games/predictor/prediction/f1')
  expect(entriesAdded()).toBe(1)
})

it('goes back onto the root, which shows what was asked for, however often', async () => {
  const { history, entriesAdded } = start('/home')
  for (const match of ['f1', 'f2', 'f3']) {
    history.push(`/prediction/${match}`)
    const popped = nextPop()
    history.push('/home/leaderboard')
    await popped
  }
  expect(window.location.pathname).toBe('/home/leaderboard')
  expect(entriesAdded()).toBe(1)
})

it('keeps the state of a redirect to the root', async () => {
  const { history } = start('/home')
  history.push('/prediction/gone')
  const popped = nextPop()
  history.replace('/home/game', { notice: 'unknown-fixture' })
  await popped
  expect(history.location.state).toEqual({ notice: 'unknown-fixture' })
})

it('never steps back out of the game from the screen it started with', () => {
  const { history, entriesAdded } = start('/prediction/f1')
  history.push('/home')
  expect(window.location.pathname).toBe('/home')
  expect(entriesAdded()).toBe(0)
})
