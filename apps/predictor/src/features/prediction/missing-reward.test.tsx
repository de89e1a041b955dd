import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aGame } from '../../../test/a-game.ts'
import { tournamentById } from '../../config/tournament-by-id.ts'
import { rewardRecordOf } from '../../device/reward-record.ts'
import { GameProvider } from '../../launch/game-provider.tsx'
import { MissingReward } from './missing-reward.tsx'

afterEach(cleanup)

function shown(game = { ...aGame(), entry: tournamentById('championship-2024') }) {
  const { container } = render(
    <GameProvider game={game}>
      <MissingReward fixtureId="f1" />
    </GameProvider>,
  )
  return { game, container }
}

it('gives the support code of a reward that was never granted', () => {
  const { game, container } = shown()
  expect(container.textContent).toBe('')
  rewardRecordOf(game.playerStore()).failed('f1')
  expect(shown(game).container.textContent).toContain(`Support code: ${game.settings.rewardCodePrefix}f1`)
})
