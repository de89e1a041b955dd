import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aGame } from '../../../test/a-game.ts'
import { matchStage } from '../../../test/match-stage.ts'
import { storedAnswers } from '../../../test/stored-answers.ts'
import { savedAtText } from '../../config/copy/saved-at-text.ts'
import { GameProvider } from '../../launch/game-provider.tsx'
import { Receipt } from './receipt.tsx'

afterEach(cleanup)

it('says when each answer was first saved, and of no answer when it was saved last', async () => {
  const { asked } = await matchStage()
  const at = Date.parse('2024-04-27T05:40:00Z')
  const savedAnswers = storedAnswers({
    prediction: { minute: { kind: 'minute', value: 9 }, conversions: { kind: 'count', value: 4 } },
    savedAt: { minute: at, conversions: at },
  })
  const { container } = render(
    <GameProvider game={aGame()}>
      <Receipt questions={asked} savedAnswers={savedAnswers} isClosed={false} />
    </GameProvider>,
  )
  const times = [...container.querySelectorAll('small')].map(({ textContent }) => textContent)
  const first = `first saved ${savedAtText(at)}`
  expect(times).toEqual([first, first])
  expect(container.querySelector('summary')?.textContent).toBe('2 answers saved')
})
