import { fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, useLocation } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { GameLink } from './game-link.tsx'
import { useGameNavigation, useStepBack, useToList } from './game-navigation.ts'

beforeEach(() => {
  window.history.pushState(null, '', '/the-host-page')
  window.history.pushState(null, '', '/games/home')
})
function Screen() {
  const { open, stepBack } = useGameNavigation()
  const close = useStepBack()
  const toList = useToList()
  const { pathname, state } = useLocation()
  return (
    <>
      <h1>{pathname}</h1>
      <p>{JSON.stringify(state)}</p>
      <GameLink to="/home">list</GameLink>
      <GameLink to="/home/leaderboard">boards</GameLink>
      <GameLink to="/prediction/f1" state={{ from: 'list' }}>
        fixture
      </GameLink>
      <button type="button" onClick={stepBack}>
        back
      </button>
      <button type="button" onClick={close}>
        close
      </button>
      <button type="button" onClick={toList.go}>
        return
      </button>
      <button
        type="button"
        onClick={() => open('/home/game', { replace: true, state: { notice: 'unknown-fixture' } })}
      >
        unknown fixture
      </button>
    </>
  )
}

function open(): () => number {
  render(
    <BrowserRouter basename="/games/">
      <Screen />
    </BrowserRouter>,
  )
  const before = window.history.length
  return () => window.history.length - before
}

async function follow(name: string, pathname: string): Promise<void> {
  fireEvent.click(screen.getByText(name))
  await screen.findByRole('heading', { name: pathname })
}

const inFrame = () => vi.stubGlobal('parent', {})

it('adds an entry for each link outside a frame', async () => {
  const entriesAdded = open()
  await follow('boards', '/home/leaderboard')
  await follow('fixture', '/prediction/f1')
  await follow('list', '/home')
  expect(entriesAdded()).toBe(3)
})

it('adds one entry for a fixture in a frame, and none for tabs', async () => {
  inFrame()
  const entriesAdded = open()
  await follow('boards', '/home/leaderboard')
  expect(entriesAdded()).toBe(0)
  await follow('fixture', '/prediction/f1')
  expect(entriesAdded()).toBe(1)
  expect(screen.getByText('{"from":"list"}')).toBeDefined()
})

it('steps back onto the root in a frame, which then shows what the link names, however often', async () => {
  inFrame()
  const entriesAdded = open()
  for (const _time of ['first', 'second', 'third']) {
    await follow('fixture', '/prediction/f1')
    await follow('boards', '/home/leaderboard')
  }
  expect(entriesAdded()).toBe(1)
  expect(window.history.state).toMatchObject({ idx: 0 })
})

it('keeps the state of a navigation to the root in a frame', async () => {
  inFrame()
  open()
  await follow('fixture', '/prediction/f1')
  await follow('unknown fixture', '/home/game')
  expect(screen.getByText('{"notice":"unknown-fixture"}')).toBeDefined()
})

it('never steps out of the game from the screen that a frame started with', async () => {
  inFrame()
  window.history.replaceState(null, '', '/games/prediction/f1')
  const entriesAdded = open()
  await follow('list', '/home')
  expect([entriesAdded(), window.location.pathname]).toEqual([0, '/games/home'])
})

it.each([
  ['back', '/home'],
  ['list', '/home'],
])('takes a second tap on %s before the step was made as the same step', async (name, pathname) => {
  inFrame()
  open()
  await follow('fixture', '/prediction/f1')
  const go = vi.spyOn(window.history, 'go')
  fireEvent.click(screen.getByText(name))
  await follow(name, pathname)
  expect(go.mock.calls).toEqual([[-1]])
  await follow('fixture', '/prediction/f1')
  await follow(name, pathname)
  expect(go).toHaveBeenCalledTimes(2)
})

it('steps back again after a step that led to another page of the history', async () => {
  open()
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
  vi.useFakeTimers()
  for (const _time of ['first', 'second']) {
    fireEvent.click(screen.getByText('back'))
    vi.advanceTimersByTime(1000)
  }
  expect(go).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
  go.mockRestore()
})

it.each([
  ['steps back from a screen with one of the game beneath it, when it is closed', 'fixture', 'close'],
  [
    'puts the list in the place of the screen that the game started with, when it is closed',
    undefined,
    'close',
  ],
  ['steps back to the list that led to a screen, when it has ended', 'fixture', 'return'],
])('%s', async (_what, link, end) => {
  if (link === undefined) window.history.replaceState(null, '', '/games/prediction/f1')
  const entriesAdded = open()
  if (link !== undefined) await follow(link, '/prediction/f1')
  const before = entriesAdded()
  await follow(end, '/home')
  expect([entriesAdded(), window.history.state.idx]).toEqual([before, 0])
})
