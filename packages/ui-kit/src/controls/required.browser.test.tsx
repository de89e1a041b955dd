import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../theme/tokens.css'
import { ChoiceList } from './choice-list/choice-list.tsx'
import { CircularSlider } from './circular-slider/circular-slider.tsx'
import { Counter } from './counter/counter.tsx'
import { Slider } from './slider/slider.tsx'
import { TextField } from './text-field/text-field.tsx'

afterEach(cleanup)

const COMMON = { label: 'Answer', name: 'answer', required: true } as const
const CHOICES = [
  { value: 'home', text: 'Chiefs' },
  { value: 'away', text: 'Blues' },
]

it.each([
  ['Counter', <Counter key="1" {...COMMON} untouched />, 'spinbutton', '7'],
  ['Slider', <Slider key="2" {...COMMON} untouched />, 'slider', '{ArrowUp}'],
  ['CircularSlider', <CircularSlider key="3" {...COMMON} untouched />, 'slider', '{ArrowUp}'],
  ['ChoiceList', <ChoiceList key="4" {...COMMON} choices={CHOICES} />, 'radio', ' '],
])(
  'keeps a form from being submitted until something is chosen in its required $0',
  async (_, control, role, keys) => {
    const { container } = render(<form>{control}</form>)
    const form = container.querySelector('form')
    expect(form?.checkValidity()).toBe(false)
    expect([...new FormData(form ?? undefined)]).toEqual([])
    screen.getAllByRole(role)[0]?.focus()
    await userEvent.keyboard(keys)
    await expect.poll(() => form?.checkValidity()).toBe(true)
    form?.reset()
    await expect.poll(() => form?.checkValidity()).toBe(false)
  },
)

it.each([
  ['Counter', <Counter key="1" label="Answer" required untouched />],
  ['Slider', <Slider key="2" label="Answer" required untouched />],
  ['CircularSlider', <CircularSlider key="3" label="Answer" required untouched />],
  ['ChoiceList', <ChoiceList key="4" label="Answer" required choices={CHOICES} />],
  ['TextField', <TextField key="5" label="Answer" required />],
])('lets a form be submitted whose %s is required but has no name', (_, control) => {
  const { container } = render(<form>{control}</form>)
  expect(container.querySelector('form')?.checkValidity()).toBe(true)
})
