import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../theme/tokens.css'
import { pagePoint, scrollWithFinger, touch } from '../../test/touch.ts'
import { Counter } from './counter.tsx'

afterEach(cleanup)

const more = () => screen.getByRole('button', { name: 'One more, Chiefs' })
const less = () => screen.getByRole('button', { name: 'One less, Chiefs' })
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Chiefs' })

describe('Counter', () => {
  it('keeps the focus on the button at the bound, and disables it on blur', async () => {
    render(<Counter label="Chiefs" max={2} defaultValue={1} />)
    more().focus()
    await userEvent.keyboard('{Enter}')
    expect(field().value).toBe('2')
    expect(document.activeElement).toBe(more())
    expect(more().getAttribute('aria-disabled')).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(field().value).toBe('2')
    field().focus()
    await expect.poll(() => more()).toHaveProperty('disabled', true)
  })

  it('does not step when a touch becomes a scroll', async () => {
    const onValueChange = vi.fn()
    render(
      <div style={{ blockSize: '3000px', paddingBlockStart: '400px' }}>
        <Counter label="Chiefs" onValueChange={onValueChange} />
      </div>,
    )
    await scrollWithFinger(pagePoint(more()))
    await expect.poll(() => window.scrollY).toBeGreaterThan(0)
    expect(onValueChange).not.toHaveBeenCalled()
    window.scrollTo(0, 0)
  })

  it('steps once per tap, and repeatedly while a touch is held', async () => {
    const onValueCommitted = vi.fn()
    render(<Counter label="Chiefs" onValueCommitted={onValueCommitted} />)
    const point = pagePoint(more())
    await touch('touchStart', point)
    await touch('touchEnd')
    await expect.poll(() => field().value).toBe('1')
    await touch('touchStart', point)
    await vi.waitFor(() => expect(Number(field().value)).toBeGreaterThan(4), { timeout: 5000 })
    await touch('touchEnd')
    await expect.poll(() => onValueCommitted).toHaveBeenCalledTimes(2)
    expect(onValueCommitted).toHaveBeenLastCalledWith(Number(field().value))
  })

  it('announces the value after a step button was pressed', async () => {
    const { container } = render(
      <Counter label="Chiefs" defaultValue={7} valueText={(value) => `${value} points`} />,
    )
    const announcement = () => container.querySelector('[aria-live]')?.textContent
    expect(announcement()).toBe('')
    await userEvent.click(more())
    expect(announcement()).toBe('8 points')
    field().focus()
    await expect.poll(() => announcement()).toBe('')
  })

  it.each([
    ['a minus sign when its minimum is negative', { min: -10 }, '-3', -3],
    ['a decimal point when its step is not whole', { step: 0.5 }, '1.5', 1.5],
    ['the decimal comma of a keyboard', { step: 0.5 }, '1,5', 1.5],
  ])('accepts %s', async (_, range, keys, value) => {
    const onValueCommitted = vi.fn()
    render(<Counter label="Chiefs" {...range} onValueCommitted={onValueCommitted} />)
    field().focus()
    await userEvent.keyboard(`${keys}{Tab}`)
    expect(onValueCommitted.mock.calls).toEqual([[value]])
  })

  it.each([
    ['digits', {}, 'numeric'],
    ['digits and a decimal separator', { step: 0.5 }, 'decimal'],
    ['a minus sign, which neither of the two has', { min: -5, step: 0.5 }, 'text'],
  ])('shows the keyboard of a phone with %s', (_, range, inputMode) => {
    render(<Counter label="Chiefs" {...range} />)
    expect(field().inputMode).toBe(inputMode)
  })

  it.each(['Shift', 'Control', 'Alt', 'Meta'])(
    'leaves Home and the arrow keys to the browser with %s',
    async (modifier) => {
      render(<Counter label="Chiefs" defaultValue={20} />)
      field().focus()
      await userEvent.keyboard(`{${modifier}>}{Home}{ArrowUp}{/${modifier}}`)
      expect(field().value).toBe('20')
    },
  )

  it.each([
    ['a negative minimum', { min: -1000, max: 9, defaultValue: -1000 }],
    ['decimals', { max: 99, step: 0.25, defaultValue: 98.75 }],
    ['a negative minimum with decimals', { min: -100, max: 9, step: 0.25, defaultValue: -99.75 }],
  ])('shows the whole number with %s', (_, range) => {
    render(<Counter label="Chiefs" {...range} />)
    expect(field().scrollWidth).toBeLessThanOrEqual(field().clientWidth)
  })

  it('disables a button if the maximum is less than one step away', () => {
    render(<Counter label="Chiefs" max={10} step={4} defaultValue={10} />)
    expect(field().value).toBe('8')
    expect(more()).toHaveProperty('disabled', true)
  })

  it('accepts typed digits, limits them to its range and commits on blur', async () => {
    const onValueCommitted = vi.fn()
    render(<Counter label="Chiefs" max={50} defaultValue={7} onValueCommitted={onValueCommitted} />)
    await userEvent.click(field())
    await userEvent.keyboard('9x9{Tab}')
    expect(field().value).toBe('50')
    expect(onValueCommitted.mock.calls).toEqual([[50]])
  })

  it('keeps its value when the field is left empty', async () => {
    render(<Counter label="Chiefs" defaultValue={7} />)
    await userEvent.click(field())
    await userEvent.keyboard('{Backspace}{Tab}')
    expect(field().value).toBe('7')
  })

  it.each([
    ['{ArrowUp}', '21'],
    ['{ArrowDown}', '19'],
    ['{PageUp}', '30'],
    ['{PageDown}', '10'],
    ['{Home}', '0'],
    ['{End}', '99'],
  ])('changes on %s from 20 to %s', async (keys, value) => {
    render(<Counter label="Chiefs" defaultValue={20} />)
    field().focus()
    await userEvent.keyboard(keys)
    expect(field().value).toBe(value)
  })

  it('ignores the mouse wheel', async () => {
    render(<Counter label="Chiefs" defaultValue={7} />)
    field().focus()
    await userEvent.wheel(field(), { delta: { y: 200 } })
    expect(field().value).toBe('7')
  })

  it('shows no number before the first choice, which can be the minimum', async () => {
    function Owner() {
      const [score, setScore] = useState<number>()
      return (
        <Counter label="Chiefs" value={score ?? 0} untouched={score === undefined} onValueChange={setScore} />
      )
    }
    render(<Owner />)
    expect(field().value).toBe('')
    expect(field().getAttribute('aria-valuetext')).toBe('not answered')
    expect(less()).toHaveProperty('disabled', true)
    await userEvent.click(field())
    await userEvent.keyboard('0')
    expect(field().value).toBe('0')
    expect(field().getAttribute('aria-valuenow')).toBe('0')
  })

  describe('when a digit is typed and nothing is selected', () => {
    /** Simulates WebKit, which removes the selection of the focus event before the first digit is typed. */
    async function typeAtCaret(keys: string, caret: number) {
      field().focus()
      field().setSelectionRange(caret, caret)
      await userEvent.keyboard(keys)
    }

    it.each([
      [0, 0, '19', '19'],
      [0, 1, '19', '19'],
      [27, 0, '19', '19'],
      [27, 1, '19', '19'],
      [27, 2, '19', '19'],
      [27, 2, '1', '1'],
    ])('replaces %i, with the caret at %i, when %s is typed', async (from, caret, keys, shown) => {
      const onValueCommitted = vi.fn()
      render(<Counter label="Chiefs" defaultValue={from} onValueCommitted={onValueCommitted} />)
      await typeAtCaret(`${keys}{Tab}`, caret)
      expect(field().value).toBe(shown)
      expect(onValueCommitted.mock.calls).toEqual([[Number(shown)]])
    })

    it('replaces the value again after a step', async () => {
      render(<Counter label="Chiefs" defaultValue={4} />)
      await typeAtCaret('{ArrowUp}', 1)
      await typeAtCaret('7', 1)
      expect(field().value).toBe('7')
    })
  })

  it('starts a new number with a digit that exceeds the maximum length', async () => {
    render(<Counter label="Chiefs" />)
    await userEvent.click(field())
    await userEvent.keyboard('2719')
    expect(field().value).toBe('19')
  })

  it('selects its value on a click, even if the field has the focus', async () => {
    render(<Counter label="Chiefs" defaultValue={27} />)
    for (const _click of ['first', 'second']) {
      await userEvent.click(field())
      expect([field().selectionStart, field().selectionEnd]).toEqual([0, 2])
    }
  })

  it('accepts a complete value that assistive technology sets', () => {
    const onValueChange = vi.fn()
    render(<Counter label="Chiefs" defaultValue={27} onValueChange={onValueChange} />)
    fireEvent.change(field(), { target: { value: '19' } })
    expect(onValueChange.mock.calls).toEqual([[19]])
  })

  it('commits on Enter, keeps the focus and shows the value within its range', async () => {
    const onValueCommitted = vi.fn()
    render(<Counter label="Chiefs" max={50} defaultValue={7} onValueCommitted={onValueCommitted} />)
    await userEvent.click(field())
    await userEvent.keyboard('99{Enter}')
    expect(onValueCommitted.mock.calls).toEqual([[50]])
    expect(field().value).toBe('50')
    expect(document.activeElement).toBe(field())
    await userEvent.keyboard('{Tab}')
    expect(onValueCommitted).toHaveBeenCalledOnce()
  })

  it('announces no step when announceSteps is false', async () => {
    const { container } = render(<Counter label="Chiefs" announceSteps={false} />)
    await userEvent.click(more())
    expect(container.querySelector('[aria-live]')).toBeNull()
  })

  it('shows the maximum when its controlled value is larger', () => {
    render(<Counter label="Chiefs" max={10} value={25} />)
    expect(field().value).toBe('10')
    expect(field().getAttribute('aria-valuenow')).toBe('10')
  })

  it('steps from its controlled value each time', async () => {
    const onValueChange = vi.fn()
    render(<Counter label="Chiefs" value={7} onValueChange={onValueChange} />)
    await userEvent.click(more())
    await userEvent.click(more())
    expect(onValueChange.mock.calls).toEqual([[8], [8]])
  })
})
