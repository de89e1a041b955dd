import { render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../theme/tokens.css'
import { Carousel } from '../controls/carousel/carousel.tsx'
import { ChoiceList } from '../controls/choice-list/choice-list.tsx'
import { CircularSlider } from '../controls/circular-slider/circular-slider.tsx'
import { Counter } from '../controls/counter/counter.tsx'
import { Dropdown } from '../controls/dropdown/dropdown.tsx'
import { Slider } from '../controls/slider/slider.tsx'
import { Tabs } from '../controls/tabs/tabs.tsx'
import { TextField } from '../controls/text-field/text-field.tsx'
import { describeControl } from './describe-control.tsx'

const ITEMS = [
  { value: 'one', label: 'One', text: 'One' },
  { value: 'two', label: 'Two', text: 'Two' },
  { value: 'three', label: 'Three', text: 'Three' },
]

const checkedRadio = () => screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked)
const chosenText = () => checkedRadio()?.closest('label')?.textContent.toLowerCase()
const chosenOrFirstRadio = () => checkedRadio() ?? screen.getAllByRole('radio')[0] ?? document.body
const selectedTab = () => screen.getByRole('tab', { selected: true })

describeControl<number>({
  name: 'Counter',
  render: (props) => <Counter {...props} max={20} />,
  role: 'spinbutton',
  start: 4,
  keys: '{ArrowUp}',
  next: 5,
})

describeControl<number>({
  name: 'Slider',
  render: (props) => <Slider {...props} max={30} />,
  role: 'slider',
  start: 6,
  keys: '{ArrowUp}',
  next: 7,
})

describeControl<number>({
  name: 'CircularSlider',
  render: (props) => <CircularSlider {...props} max={80} />,
  role: 'slider',
  start: 20,
  keys: '{PageUp}',
  next: 30,
})

describeControl<string | null>({
  name: 'ChoiceList',
  render: (props) => <ChoiceList {...props} choices={ITEMS} />,
  role: 'group',
  focused: chosenOrFirstRadio,
  start: 'one',
  keys: '{ArrowDown}',
  next: 'two',
  shown: chosenText,
})

describeControl<string>({
  name: 'Carousel',
  isNavigation: true,
  render: (props) => <Carousel {...props} items={ITEMS} />,
  role: 'group',
  focused: chosenOrFirstRadio,
  start: 'one',
  keys: '{ArrowRight}',
  next: 'two',
  shown: chosenText,
})

describeControl<string>({
  name: 'Tabs',
  isNavigation: true,
  render: (props) => <Tabs {...props} items={ITEMS} />,
  role: 'tablist',
  focused: selectedTab,
  start: 'one',
  keys: '{ArrowRight}',
  next: 'two',
  shown: () => selectedTab().textContent.toLowerCase(),
})

describeControl<string>({
  name: 'Dropdown',
  render: (props) => <Dropdown {...props} options={ITEMS} />,
  role: 'combobox',
  start: 'one',
  keys: '{ArrowDown}',
  next: 'two',
})

describeControl<string>({
  name: 'TextField',
  render: (props) => <TextField {...props} />,
  role: 'textbox',
  start: 'Side',
  keys: 's',
  next: 'Sides',
})

describe('controls in which nothing is chosen', () => {
  const view = (required: boolean, action?: (data: FormData) => void) => (
    <form action={action}>
      <Counter label="score" name="score" untouched required={required} />
      <Slider label="conversions" name="conversions" untouched required={required} />
      <CircularSlider label="minute" name="minute" untouched required={required} />
      <ChoiceList label="first try" name="try" choices={ITEMS} required={required} />
      <TextField label="name" name="name" required={required} />
      <Dropdown label="board" name="board" options={[{ value: '', label: 'None' }]} required={required} />
    </form>
  )
  const invalid = (container: HTMLElement) =>
    [...container.querySelectorAll<HTMLInputElement>('input:invalid, select:invalid')].map(({ type }) => type)

  it('submit no value', () => {
    const { container } = render(view(false))
    const data = [...new FormData(container.querySelector('form') ?? undefined)]
    expect(data).toEqual([
      ['name', ''],
      ['board', ''],
    ])
  })

  it('keep a form from being submitted only if they are required', () => {
    const { container, rerender } = render(view(false))
    expect(invalid(container)).toEqual([])
    rerender(view(true))
    const radios = ITEMS.map(() => 'radio')
    expect(invalid(container)).toEqual(['text', 'range', 'text', ...radios, 'text', 'select-one'])
  })

  it('are valid after a choice, and invalid again after a reset', async () => {
    const { container } = render(view(true))
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'conversions' })
    slider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(screen.getByRole('button', { name: 'One more, score' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Two' }))
    expect(invalid(container)).toEqual(['text', 'text', 'select-one'])
    container.querySelector('form')?.reset()
    await expect.poll(() => slider.validationMessage).toBe('Choose a value.')
  })

  it('have their default values again after a form action, also in strict mode', async () => {
    const sent = vi.fn((data: FormData) => [...data.keys()])
    const { container } = render(<StrictMode>{view(false, sent)}</StrictMode>)
    for (const role of ['spinbutton', 'slider']) {
      for (const control of screen.getAllByRole(role)) {
        control.focus()
        await userEvent.keyboard('{ArrowUp}')
      }
    }
    await userEvent.click(screen.getByRole('radio', { name: 'Two' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'name' }), 'Ann')
    container.querySelector('form')?.requestSubmit()
    await expect
      .poll(() => [...new FormData(container.querySelector('form') ?? undefined)])
      .toEqual([
        ['name', ''],
        ['board', ''],
      ])
    expect(sent.mock.results[0]?.value).toEqual(['score', 'conversions', 'minute', 'try', 'name', 'board'])
  })
})
