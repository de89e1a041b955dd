import { act, cleanup, render, screen } from '@testing-library/react'
import { createRef, type ReactElement, type Ref, StrictMode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
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

afterEach(cleanup)

/** The props that the suite passes to a control. */
type ControlUnderTest<Value> = {
  readonly label: string
  readonly name?: string
  readonly value?: Value
  readonly defaultValue?: Value
  readonly onValueChange?: (value: Value) => void
  readonly disabled?: boolean
  readonly className?: string
  readonly ref?: Ref<never>
}

/** A control and one change by keyboard. */
type ControlCase<Value> = {
  readonly name: string
  readonly render: (props: ControlUnderTest<Value>) => ReactElement
  /** The role of the labelled element. */
  readonly role: string
  /** Returns the focusable element. @default the labelled element */
  readonly focused?: () => HTMLElement
  readonly start: Value
  /** Keys that change the value of the focused element from `start` to `next`. */
  readonly keys: string
  readonly next: Value
  /** Returns the value that the control shows, as a text. @default the value of the labelled element */
  readonly shown?: () => string | undefined
  /** Whether it only selects what the page shows, so that it is never disabled. @default false */
  readonly isNavigation?: boolean
}

const LABEL = 'Name of the control'

/** Defines the tests that every value control passes. */
function describeControl<Value>(control: ControlCase<Value>): void {
  const { name, role, start, next, isNavigation = false } = control
  const labelled = () => screen.getByRole(role, { name: LABEL })
  const { focused = labelled, shown = () => String(Reflect.get(labelled(), 'value')) } = control
  const view = (props: Omit<ControlUnderTest<Value>, 'label'>) => control.render({ label: LABEL, ...props })
  const dataOf = (form: HTMLFormElement | null) => [...new FormData(form ?? undefined)]
  async function useKeys(): Promise<void> {
    focused().focus()
    await userEvent.keyboard(control.keys)
  }

  describe(name, () => {
    it('has its label, passes its element to a ref, and sets a class on the outermost one', () => {
      const ref = createRef<never>()
      const { container } = render(view({ ref, className: 'mine' }))
      expect(labelled()).toBeTruthy()
      expect(ref.current).toBeInstanceOf(HTMLElement)
      expect(container.firstElementChild?.classList.contains('mine')).toBe(true)
    })

    it('starts at its default value and stores its own value when uncontrolled', async () => {
      render(view({ defaultValue: start }))
      expect(shown()).toBe(String(start))
      await useKeys()
      expect(shown()).toBe(String(next))
    })

    it('shows only its controlled value, and reports each change that its owner does not take', async () => {
      const onValueChange = vi.fn()
      render(view({ value: start, onValueChange }))
      await useKeys()
      await useKeys()
      expect(onValueChange.mock.calls).toEqual([[next], [next]])
      expect(shown()).toBe(String(start))
    })

    it('follows its controlled value, also in strict mode', async () => {
      function Owner() {
        const [value, setValue] = useState(start)
        return view({ value, onValueChange: setValue })
      }
      render(
        <StrictMode>
          <Owner />
        </StrictMode>,
      )
      await useKeys()
      expect(shown()).toBe(String(next))
    })

    it('submits nothing with a form if it has no name', () => {
      const { container } = render(<form>{view({ defaultValue: start })}</form>)
      expect(dataOf(container.querySelector('form'))).toEqual([])
    })

    it('is focused by Tab and keeps the focus during a change', async () => {
      render(
        <>
          {view({ defaultValue: start })}
          <button type="button">after</button>
        </>,
      )
      await userEvent.keyboard('{Tab}')
      while (document.activeElement !== focused() && document.activeElement !== document.body) {
        await userEvent.keyboard('{Tab}')
      }
      expect(document.activeElement).toBe(focused())
      await userEvent.keyboard(control.keys)
      expect(document.activeElement?.isConnected).toBe(true)
      expect(document.activeElement).not.toBe(document.body)
    })

    if (isNavigation) return

    it('submits its value with a form, unless it is disabled', () => {
      const { container } = render(
        <form>
          {view({ name: 'chosen', defaultValue: start })}
          {view({ name: 'disabled', defaultValue: start, disabled: true })}
        </form>,
      )
      expect(dataOf(container.querySelector('form'))).toEqual([['chosen', String(start)]])
    })

    it('returns to its default value when its form is reset, unless the page cancels the reset', async () => {
      const { container } = render(<form>{view({ name: 'chosen', defaultValue: start })}</form>)
      const form = container.querySelector('form')
      form?.addEventListener('reset', (event) => event.preventDefault(), { once: true })
      await useKeys()
      form?.reset()
      await act(nextTask)
      expect(shown()).toBe(String(next))
      form?.reset()
      await expect.poll(shown).toBe(String(start))
      expect(dataOf(form)).toEqual([['chosen', String(start)]])
    })

    it('keeps its controlled value when its form is reset', async () => {
      const { container, rerender } = render(<form>{view({ name: 'chosen', value: start })}</form>)
      rerender(<form>{view({ name: 'chosen', value: next })}</form>)
      const form = container.querySelector('form')
      form?.reset()
      await expect.poll(() => dataOf(form)).toEqual([['chosen', String(next)]])
      expect(shown()).toBe(String(next))
    })

    it('does not change while disabled', async () => {
      const onValueChange = vi.fn()
      render(view({ defaultValue: start, disabled: true, onValueChange }))
      await useKeys()
      expect(onValueChange).not.toHaveBeenCalled()
      expect(shown()).toBe(String(start))
    })

    it('looks the same whether its prop or a fieldset disables it', () => {
      const looks = [true, false].map((disabled) => {
        const { container, unmount } = render(
          <fieldset disabled={!disabled}>{view({ defaultValue: start, disabled })}</fieldset>,
        )
        const look = Array.from(container.querySelectorAll('fieldset > *, fieldset > * *'), lookOf)
        unmount()
        return look
      })
      expect(looks[1]).toEqual(looks[0])
    })
  })
}

function lookOf(element: Element): readonly string[] {
  const { color, backgroundColor, backgroundImage, borderColor, stroke, cursor } = getComputedStyle(element)
  return [element.className.toString(), color, backgroundColor, backgroundImage, borderColor, stroke, cursor]
}

/** Resolves after the timers that are due. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

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
