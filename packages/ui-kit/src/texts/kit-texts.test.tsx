import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CountSlider } from '../questions/count-slider.tsx'
import { MinuteDial } from '../questions/minute-dial.tsx'
import { PointsBadge } from '../questions/points-badge.tsx'
import { countQuestion, minuteQuestion } from '../test/sample-questions.ts'
import { ENGLISH_TEXTS, type KitTexts, TextsContext } from './kit-texts.ts'

afterEach(cleanup)

const FRENCH: KitTexts = {
  ...ENGLISH_TEXTS,
  numberControl: { ...ENGLISH_TEXTS.numberControl, untouched: 'sans réponse' },
  counter: { ...ENGLISH_TEXTS.counter, buttonLabel: (action, control) => `${control} : ${action}` },
  countSlider: { ...ENGLISH_TEXTS.countSlider, fewer: () => 'Un de moins' },
  minuteDial: { ...ENGLISH_TEXTS.minuteDial, empty: 'Choisissez une minute', unit: 'la minute' },
  pointsBadge: { unit: (points) => (points < 2 ? 'point' : 'points') },
}

it('replaces the texts of the components below its context, also those of controls in question inputs', () => {
  const question = { answer: undefined, onAnswerChange: () => undefined }
  const { container } = render(
    <TextsContext value={FRENCH}>
      <CountSlider question={countQuestion} subject="Transformations" {...question} />
      <MinuteDial question={minuteQuestion} {...question} />
      <PointsBadge points={5} />
    </TextsContext>,
  )
  expect(screen.getByRole('button', { name: 'Transformations : Un de moins' })).toBeTruthy()
  const minute = screen.getByRole('spinbutton', { name: 'la minute' })
  expect(minute.getAttribute('aria-valuetext')).toBe('sans réponse')
  expect(container.textContent).toContain('Choisissez une minute')
  expect(container.textContent).toContain('+5 points')
})
