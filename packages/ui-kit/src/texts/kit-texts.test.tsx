import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Counter } from '../controls/counter/counter.tsx'
import { CountSlider } from '../questions/count-slider.tsx'
import { MinuteDial } from '../questions/minute-dial.tsx'
import { PointsBadge } from '../questions/points-badge.tsx'
import { countQuestion, minuteQuestion } from '../test/sample-questions.ts'
import { ENGLISH_TEXTS, type KitTexts, TextsContext } from './kit-texts.ts'

afterEach(cleanup)

const FRENCH: KitTexts = {
  ...ENGLISH_TEXTS,
  numberControl: { untouched: 'sans réponse', required: 'Choisissez une valeur.' },
  counter: {
    more: 'Un de plus',
    less: 'Un de moins',
    buttonLabel: (action, control) => `${control} : ${action}`,
  },
  countSlider: { ...ENGLISH_TEXTS.countSlider, more: () => 'Un de plus', fewer: () => 'Un de moins' },
  minuteDial: { ...ENGLISH_TEXTS.minuteDial, empty: 'Choisissez une minute', unit: 'la minute' },
  pointsBadge: { unit: (points) => (points < 2 ? 'point' : 'points') },
}

it('replaces the texts of the components below its context, also those of controls in question inputs', () => {
  const { container } = render(
    <TextsContext value={FRENCH}>
      <Counter label="Essais" untouched />
      <CountSlider
        question={countQuestion}
        answer={undefined}
        subject="Transformations"
        onAnswerChange={() => {}}
      />
      <MinuteDial question={minuteQuestion} answer={undefined} onAnswerChange={() => {}} />
      <PointsBadge points={5} />
    </TextsContext>,
  )
  expect(screen.getByRole('spinbutton', { name: 'Essais' }).getAttribute('aria-valuetext')).toBe(
    'sans réponse',
  )
  for (const name of ['Essais : Un de plus', 'Transformations : Un de moins'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
  expect(screen.getByRole('spinbutton', { name: 'la minute' })).toBeTruthy()
  expect(container.textContent).toContain('Choisissez une minute')
  expect(container.textContent).toContain('+5 points')
})
