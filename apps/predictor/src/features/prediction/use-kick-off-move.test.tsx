import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aGame } from '../../../test/a-game.ts'
import { GameProvider } from '../../launch/game-provider.tsx'
import { useKickOffMove } from './use-kick-off-move.ts'

const EARLY = { id: 'f1', kickOffAt: 1000 }
const LATE = { id: 'f1', kickOffAt: 2000 }

function visit(game = aGame()) {
  const hook = renderHook((fixture) => useKickOffMove(fixture), {
    initialProps: EARLY,
    wrapper: ({ children }) => <GameProvider game={game}>{children}</GameProvider>,
  })
  return { game, ...hook }
}

it('says nothing of a kick-off that is where it was', () => {
  expect(visit().result.current).toBe(false)
})

it('notices a kick-off that moves while it is looked at, and says so once', () => {
  const { game, result, rerender, unmount } = visit()
  rerender(LATE)
  expect(result.current).toBe(true)
  unmount()
  const again = visit(game)
  again.rerender(LATE)
  expect(again.game.storage.read('kick-off::f1')).toBe('2000')
})
