import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aGame } from '../../test/launched-game.ts'
import type { KickOffPlace } from '../device/player-records.ts'
import { GameContext } from '../launch/game.ts'
import { useKickOffMove } from './kick-off.ts'

const EARLY = { id: 'f1', kickOffAt: 1000 }
const LATE = { id: 'f1', kickOffAt: 2000 }

function visit(game = aGame()) {
  const hook = renderHook((fixture) => useKickOffMove(fixture), {
    initialProps: EARLY,
    wrapper: ({ children }) => <GameContext value={game}>{children}</GameContext>,
  })
  return { game, ...hook }
}

it('reports nothing for a kick-off that has not moved', () => {
  expect(visit().result.current).toBe(false)
})

it('reports once that a kick-off has moved while it is on the screen', () => {
  const { game, result, rerender, unmount } = visit()
  rerender(LATE)
  expect(result.current).toBe(true)
  unmount()
  const again = visit(game)
  again.rerender(LATE)
  expect(again.game.playerStore().read(['kickOffSeenAtFixture', 'f1'])).toBe('2000')
})

it('is reported in the list and at the match, each if its last visit was before the move', () => {
  const { game, unmount } = visit()
  unmount()
  const at = (fixture: typeof EARLY, place?: KickOffPlace) =>
    renderHook(() => useKickOffMove(fixture, place), {
      wrapper: ({ children }) => <GameContext value={game}>{children}</GameContext>,
    })
  at(EARLY, 'kickOffSeenInList').unmount()
  const list = at(LATE, 'kickOffSeenInList')
  expect(list.result.current).toBe(true)
  list.unmount()
  expect(at(LATE, 'kickOffSeenInList').result.current).toBe(false)
  expect(at(LATE).result.current).toBe(true)
})
