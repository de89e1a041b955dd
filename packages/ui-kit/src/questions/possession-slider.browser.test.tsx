import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import '../theme/tokens.css'
import { possessionQuestion } from '../test/sample-questions.ts'
import { PossessionSlider } from './possession-slider.tsx'

afterEach(cleanup)

it.each([600, 200])('has the share of the away team at the end of the slider, %d px wide', (width) => {
  const { container } = render(
    <PossessionSlider
      question={possessionQuestion}
      home="Northern Tide"
      away="Valley Hawks"
      answer={{ kind: 'possession', value: 55 }}
      onAnswerChange={() => undefined}
    />,
  )
  container.style.inlineSize = `${width}px`
  const { right } = screen.getByText(/Valley Hawks/).getBoundingClientRect()
  expect(right).toBeCloseTo(container.getBoundingClientRect().right, 0)
})
