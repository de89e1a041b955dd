import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { inGame } from '../../../../test/in-game.tsx'
import { aGame } from '../../../../test/launched-game.ts'
import { byId, someAnswers } from '../../../../test/makers.ts'
import { matchStage } from '../../../../test/match-stage.ts'
import { savedAtText } from '../../../config/text-format.ts'
import { tournamentById } from '../../../config/tournaments.ts'
import { confirmedSavesOf } from '../../../device/player-records.ts'
import { Receipt } from './receipt.tsx'

const AT = Date.parse('2024-04-27T05:40:00Z')

it.each([
  ['in the same minute', AT + 1, savedAtText(AT)],
  ['one after the other', AT + 60_000, savedAtText(AT, AT + 60_000)],
])('says when the answers were first saved, %s', async (_case, conversions, time) => {
  const { questions } = await matchStage()
  const savedAnswers = someAnswers({
    prediction: { minute: { kind: 'minute', value: 9 }, conversions: { kind: 'count', value: 4 } },
    savedAt: byId({ minute: AT, conversions }),
  })
  render(<Receipt questions={questions} savedAnswers={savedAnswers} />, inGame())
  expect(screen.getByText('2 answers saved').parentElement?.textContent).toBe(
    `2 answers saved first saved ${time}`,
  )
})

it('is empty without an answer', async () => {
  const { questions } = await matchStage()
  const { container } = render(<Receipt questions={questions} savedAnswers={someAnswers()} />, inGame())
  expect(container.textContent).toBe('')
})

it('gives the support code of a reward that was requested and not granted, and not before', async () => {
  const { questions } = await matchStage()
  const game = { ...aGame(), entry: tournamentById('championship-2024') }
  const prediction = { minute: { kind: 'minute', value: 9 } } as const
  const shown = () =>
    render(<Receipt questions={questions} savedAnswers={someAnswers({ prediction })} />, inGame({ game }))
      .container.textContent
  const saves = confirmedSavesOf(game.playerStore())
  saves.change('f1', { dueReward: 'play-predictor-rugby' })
  expect(shown()).not.toContain('Support code')
  saves.change('f1', { isRewarded: false })
  expect(shown()).toContain(`Support code: ${game.settings.rewardCodePrefix}f1`)
})

it('shares each answer in words, and ends in the link', async () => {
  const share = vi.fn()
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const { questions } = await matchStage()
  const savedAnswers = someAnswers({ prediction: { minute: { kind: 'minute', value: 7 } } })
  render(<Receipt questions={questions} savedAnswers={savedAnswers} />, inGame())
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  await expect
    .poll(() => share.mock.calls[0]?.[0].text)
    .toMatch(/^My prediction for Chiefs v Blues\nWhat about minute\? 7\nPlay: http/)
})
