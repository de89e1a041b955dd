import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aGame } from '../../../test/a-game.ts'
import { aVote } from '../../../test/makers.ts'
import { matchStage } from '../../../test/match-stage.ts'
import { savedAtText } from '../../config/copy/saved-at-text.ts'
import { GameProvider } from '../../launch/game-provider.tsx'
import { answersFromInteractions } from '../../platform/answers-from-interactions.ts'
import { Receipt } from './receipt.tsx'

afterEach(cleanup)

it('says when each answer was first saved, and of no answer when it was saved last', async () => {
  const { asked } = await matchStage()
  const at = '2024-04-27T05:40:00Z'
  const stored = answersFromInteractions([aVote('minute', '9', at), aVote('conversions', '4', at)], asked)
  const { container } = render(
    <GameProvider game={aGame()}>
      <Receipt asked={asked} stored={stored} isClosed={false} />
    </GameProvider>,
  )
  const times = [...container.querySelectorAll('small')].map(({ textContent }) => textContent)
  const first = `first saved ${savedAtText(Date.parse(at))}`
  expect(times).toEqual([first, first])
  expect(container.querySelector('summary')?.textContent).toBe('2 answers saved')
})
