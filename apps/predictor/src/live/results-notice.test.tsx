import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aGame } from '../../test/a-game.ts'
import { aFixture } from '../../test/makers.ts'
import { GameContext } from '../launch/game.ts'
import { ResultsNotice } from './results-notice.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show() {
  const onClose = vi.fn()
  render(
    <GameContext value={aGame()}>
      <ResultsNotice arrived={[aFixture()]} onClose={onClose} />
    </GameContext>,
    { wrapper: MemoryRouter },
  )
  return onClose
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('disappears automatically, so that it covers nothing for long', () => {
  const onClose = show()
  pass(11_999)
  expect(onClose).not.toHaveBeenCalled()
  pass(1)
  expect(onClose).toHaveBeenCalledOnce()
})

it('stays while the focus is on it', () => {
  const onClose = show()
  fireEvent.focus(screen.getByText('See the result'))
  pass(60_000)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.blur(screen.getByText('See the result'))
  pass(12_000)
  expect(onClose).toHaveBeenCalledOnce()
})
