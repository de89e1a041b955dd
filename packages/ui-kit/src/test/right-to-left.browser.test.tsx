import { cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../theme/tokens.css'
import { CircularSlider } from '../controls/circular-slider/circular-slider.tsx'
import { FormattedNumber } from '../controls/formatted-number/formatted-number.tsx'
import { BackIcon } from '../controls/icons/icons.tsx'
import { NumberLine } from '../controls/number-line/number-line.tsx'
import { Slider } from '../controls/slider/slider.tsx'
import { CountSlider } from '../questions/count-slider.tsx'
import { countQuestion } from './sample-questions.ts'

beforeEach(() => {
  document.dir = 'rtl'
  return () => {
    document.dir = ''
    cleanup()
  }
})

it.each([
  ['Slider', <Slider key="" label="Tries" max={30} defaultValue={10} />],
  ['CircularSlider', <CircularSlider key="" label="Tries" max={30} defaultValue={10} />],
])('increases the value of a %s with Left, as of a native range input, and with Up', async (_, control) => {
  render(control)
  const slider = screen.getByRole<HTMLInputElement>('slider')
  slider.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(slider.valueAsNumber).toBe(11)
  await userEvent.keyboard('{ArrowUp}')
  expect(slider.valueAsNumber).toBe(12)
})

it('mirrors arrows, and starts sliders and number lines on the right', () => {
  const { container } = render(
    <>
      <BackIcon />
      <Slider label="Tries" max={30} defaultValue={10} />
      <NumberLine max={30} result={6} resultLabel="result" picked={24} pickedLabel="you" />
    </>,
  )
  const icon = container.querySelector('svg') ?? container
  expect(getComputedStyle(icon).scale).toBe('-1 1')
  expect(getComputedStyle(screen.getByRole('slider')).backgroundPosition).toContain('100%')
  const x = (label: string) => screen.getByText(label).getBoundingClientRect().x
  expect(x('result')).toBeGreaterThan(x('you'))
})

it.each([
  ['a signed number', '+1,204', <FormattedNumber key="" value={1204} signed />],
  ['a mark of a slider', '30+', <Slider key="" label="Tries" max={30} formatValue={() => '30+'} />],
  [
    'a mark of a dial',
    '40 HT',
    <CircularSlider key="" label="Tries" marks={[40]} formatMark={() => '40 HT'} />,
  ],
  [
    'an open-ended count',
    '12+',
    <CountSlider
      key=""
      question={{ ...countQuestion, max: 12, isOpenEnded: true }}
      answer={{ kind: 'count', value: 12 }}
      onAnswerChange={() => undefined}
    />,
  ],
])('has the characters of %s in their order', (_, text, component) => {
  render(component)
  for (const { firstChild } of screen.getAllByText(text)) {
    const edges = [0, text.length - 1].map((at) => {
      const range = document.createRange()
      range.setStart(firstChild ?? document, at)
      range.setEnd(firstChild ?? document, at + 1)
      return range.getBoundingClientRect().left
    })
    expect(edges[0]).toBeLessThan(edges[1] ?? 0)
  }
})
