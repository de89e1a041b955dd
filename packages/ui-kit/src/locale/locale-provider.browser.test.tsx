import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../theme/tokens.css'
import { Carousel } from '../controls/carousel/carousel.tsx'
import { CircularSlider } from '../controls/circular-slider/circular-slider.tsx'
import { Counter } from '../controls/counter/counter.tsx'
import { FormattedNumber } from '../controls/formatted-number/formatted-number.tsx'
import { BackIcon } from '../controls/icons/icons.tsx'
import { NumberLine } from '../controls/number-line/number-line.tsx'
import { Slider } from '../controls/slider/slider.tsx'
import { LocaleProvider } from './locale-provider.tsx'

afterEach(() => {
  cleanup()
  document.dir = ''
})

const ROUNDS = ['1', '2', '3'].map((value) => ({ value, label: `Round ${value}` }))

describe('in a LocaleProvider for Arabic', () => {
  it.each([
    ['Slider', <Slider key="" label="Tries" max={30} defaultValue={10} />],
    ['CircularSlider', <CircularSlider key="" label="Tries" max={30} defaultValue={10} />],
  ])('increases the value of a %s with Left, as of a native range input, and with Up', async (_, control) => {
    render(<LocaleProvider locale="ar">{control}</LocaleProvider>)
    const slider = screen.getByRole<HTMLInputElement>('slider')
    slider.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(slider.valueAsNumber).toBe(11)
    await userEvent.keyboard('{ArrowUp}')
    expect(slider.valueAsNumber).toBe(12)
    await userEvent.keyboard('{ArrowRight}')
    expect(slider.valueAsNumber).toBe(11)
    await userEvent.keyboard('{PageUp}')
    expect(slider.valueAsNumber).toBe(16)
  })

  it('selects the item on the left of a Carousel with Left', async () => {
    render(
      <LocaleProvider locale="ar">
        <Carousel label="Rounds" items={ROUNDS} defaultValue="2" />
      </LocaleProvider>,
    )
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
    radio('Round 2').focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(radio('Round 3').checked).toBe(true)
    await userEvent.keyboard('{ArrowRight}')
    expect(radio('Round 2').checked).toBe(true)
  })

  it('starts a number line on the right', () => {
    const { container } = render(
      <LocaleProvider locale="ar">
        <NumberLine label="Result 6" max={30} result={6} picked={24} />
      </LocaleProvider>,
    )
    const x = (name: string) =>
      container.querySelector(`[class*=${name}]`)?.getBoundingClientRect().x ?? Number.NaN
    expect(x('result')).toBeGreaterThan(x('picked'))
  })
})

it('accepts and shows the digits of its locale in a Counter', async () => {
  const onValueChange = vi.fn()
  render(
    <LocaleProvider locale="ar-EG">
      <Counter label="Tries" max={99} defaultValue={12} onValueChange={onValueChange} />
    </LocaleProvider>,
  )
  const field = screen.getByRole<HTMLInputElement>('spinbutton')
  expect(field.value).toBe('١٢')
  field.focus()
  await userEvent.keyboard('٢٧')
  expect(field.value).toBe('٢٧')
  expect(onValueChange).toHaveBeenLastCalledWith(27)
  await userEvent.keyboard('{Enter}35')
  expect(onValueChange).toHaveBeenLastCalledWith(35)
  await userEvent.keyboard('{Enter}')
  expect(field.value).toBe('٣٥')
})

it.each([
  ['the decimal separator', '1,5', 1.5],
  ['the group separator', '1.204,5', 1204.5],
])('accepts %s of its locale in a Counter', async (_, keys, value) => {
  const onValueChange = vi.fn()
  render(
    <LocaleProvider locale="de">
      <Counter label="Metres" max={9999} step={0.5} onValueChange={onValueChange} />
    </LocaleProvider>,
  )
  const field = screen.getByRole<HTMLInputElement>('spinbutton')
  field.focus()
  await userEvent.keyboard(keys)
  expect(onValueChange).toHaveBeenLastCalledWith(value)
  await userEvent.keyboard('{Enter}')
  expect(field.value).toBe(keys)
})

it.each([
  ['24.5', 7],
  ['1.204', 1204],
  ['1204', 1204],
])('takes a pasted %s where a point separates groups only if it is a whole number', async (text, value) => {
  render(
    <LocaleProvider locale="de">
      <Counter label="Metres" max={9999} defaultValue={7} />
    </LocaleProvider>,
  )
  const field = screen.getByRole<HTMLInputElement>('spinbutton')
  field.focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  fireEvent(field, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  expect(field.getAttribute('aria-valuenow')).toBe(`${value}`)
})

it.each([
  ['sv', { min: -50 }, -35, '−35', -3],
  ['fa', { min: -50 }, -35, '\u200e−۳۵', -3],
  ['he', { min: -50 }, -35, '\u200e-35', -3],
])('keeps the sign of %s while a number is edited', async (locale, range, value, shown, edited) => {
  const onValueChange = vi.fn()
  render(
    <LocaleProvider locale={locale}>
      <Counter label="Difference" {...range} defaultValue={value} onValueChange={onValueChange} />
    </LocaleProvider>,
  )
  const field = screen.getByRole<HTMLInputElement>('spinbutton')
  expect(field.value).toBe(shown)
  field.focus()
  field.setSelectionRange(shown.length, shown.length)
  await userEvent.keyboard('{Backspace}')
  expect(onValueChange).toHaveBeenLastCalledWith(edited)
})

it('shows all decimals of a small step', () => {
  render(
    <LocaleProvider locale="de">
      <Counter label="Metres" step={0.0005} defaultValue={0.0005} />
    </LocaleProvider>,
  )
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('0,0005')
})

it('formats the numbers of controls in its locale, and plain numbers without a provider', () => {
  const numbers = (
    <>
      <Counter label="Tackles" max={999_999} defaultValue={1204} />
      <FormattedNumber value={1204} />
    </>
  )
  const { container, unmount } = render(<LocaleProvider locale="de">{numbers}</LocaleProvider>)
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1.204')
  expect(container.textContent).toContain('1.204')
  unmount()
  const plain = render(numbers)
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1204')
  expect(plain.container.textContent).toContain('1,204')
})

it.each([
  ['a page from left to right', '', 'ar', '-1 1'],
  ['a page from right to left', 'rtl', 'en', '1'],
])('decides the direction of drawings within %s', (_, dir, locale, scale) => {
  document.dir = dir
  const { container } = render(
    <LocaleProvider locale={locale}>
      <BackIcon />
      <Slider label="Tries" max={30} defaultValue={10} />
    </LocaleProvider>,
  )
  const icon = container.querySelector('svg')
  const track = screen.getByRole('slider')
  expect(icon && getComputedStyle(icon).scale).toBe(scale)
  const fillFrom = locale === 'ar' ? '100%' : '0%'
  expect(getComputedStyle(track).backgroundPosition).toContain(fillFrom)
})

it('takes no part in the layout', () => {
  const { container } = render(
    <LocaleProvider locale="ar">
      <p>النتيجة</p>
    </LocaleProvider>,
  )
  expect(container.firstElementChild?.getClientRects()).toHaveLength(0)
  expect(container.firstElementChild).toHaveProperty('lang', 'ar')
})
