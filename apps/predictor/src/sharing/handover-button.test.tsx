import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aGame } from '../../test/a-game.ts'
import { aFixture } from '../../test/makers.ts'
import type { Feature } from '../config/features.ts'
import { PRACTICE_TOKEN } from '../config/practice-token.ts'
import { GameProvider } from '../launch/game-provider.tsx'
import { HandoverButton } from './handover-button.tsx'

afterEach(cleanup)

function buttonsWith(switchedOff: readonly Feature[], accessToken: string): readonly HTMLElement[] {
  const game = aGame()
  const settings = { ...game.settings, switchedOff }
  render(
    <GameProvider game={{ ...game, settings, launch: { ...game.launch, accessToken } }}>
      <HandoverButton fixture={aFixture()} />
    </GameProvider>,
  )
  return screen.queryAllByRole('button', { name: 'Open on another device' })
}

it('offers the link of a match', () => {
  expect(buttonsWith([], 'fan-token')).toHaveLength(1)
})

it.each<[string, readonly Feature[], string]>([
  ['in a deployment without the handover', ['handover'], 'fan-token'],
  ['for the practice match, which exists on one page only', [], PRACTICE_TOKEN],
])('offers nothing %s', (_what, switchedOff, accessToken) => {
  expect(buttonsWith(switchedOff, accessToken)).toEqual([])
})
