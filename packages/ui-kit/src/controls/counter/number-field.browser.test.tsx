import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import '../../theme/tokens.css'
import { Counter } from './counter.tsx'

afterEach(cleanup)

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Chiefs' })

function show(defaultValue: number, max?: number) {
  const onValueChange = vi.fn()
  render(<Counter label="Chiefs" {...{ defaultValue, max, onValueChange }} />)
  return onValueChange
}

describe('the field of a Counter', () => {
  it.each(['shiftKey', 'ctrlKey', 'altKey', 'metaKey', 'isComposing'])(
    'leaves Home, Enter and the arrow keys to the browser and to input methods with %s',
    (modifier) => {
      show(20)
      for (const key of ['Home', 'Enter', 'ArrowUp'])
        expect(fireEvent.keyDown(field(), { key, [modifier]: true })).toBe(true)
      expect(field().value).toBe('20')
    },
  )

  it.each([
    ['{ArrowUp}', '21', [21]],
    ['{ArrowDown}', '19', [19]],
    ['{PageUp}', '30', [30]],
    ['{PageDown}', '10', [10]],
    ['{Home}', '0', [0]],
    ['{End}', '50', [50]],
    // A digit that makes the number too long is ignored: 123 is not 3.
    ['123', '12', [1, 12]],
    ['123{Tab}', '12', [1, 12]],
    ['9x9{Tab}', '50', [9, 50]],
    ['-e. ', '20', []],
    ['-e. 5', '5', [5]],
    ['{Backspace}{Tab}', '20', []],
  ])('reads %j in a range to 50 and shows %s', async (keys, shown, values) => {
    const onValueChange = show(20, 50)
    await userEvent.click(field())
    await userEvent.keyboard(keys)
    expect(field().value).toBe(shown)
    expect(onValueChange.mock.calls.flat()).toEqual(values)
  })

  it('shows its value, not the typed number, when it becomes disabled while the user types', async () => {
    const counter = (disabled: boolean) => (
      <Counter label="Chiefs" max={50} defaultValue={7} disabled={disabled} />
    )
    const { rerender } = render(counter(false))
    field().focus()
    await userEvent.keyboard('99')
    rerender(counter(true))
    expect(field().value).toBe('50')
    rerender(counter(false))
    expect(field().value).toBe('50')
  })

  it('shows its default value, not the typed number, when its form is reset while the user types', async () => {
    const { container } = render(
      <form>
        <Counter label="Chiefs" name="chiefs" defaultValue={7} />
      </form>,
    )
    await userEvent.click(field())
    await userEvent.keyboard('3')
    container.querySelector('form')?.reset()
    await expect.poll(() => field().value).toBe('7')
    await userEvent.keyboard('4')
    expect(field().value).toBe('4')
  })

  it('ignores the mouse wheel', async () => {
    show(7)
    field().focus()
    await userEvent.wheel(field(), { delta: { y: 200 } })
    expect(field().value).toBe('7')
  })

  describe('when a digit is typed and nothing is selected', () => {
    /** Simulates WebKit, which removes the selection of the focus event before the first digit is typed. */
    async function typeAtCaret(keys: string, caret: number) {
      field().focus()
      field().setSelectionRange(caret, caret)
      await userEvent.keyboard(keys)
    }

    it.each([
      [0, 1, '19'],
      [27, 0, '19'],
      [27, 1, '19'],
      [27, 2, '1'],
    ])('replaces %i, with the caret at %i, when %s is typed', async (from, caret, digits) => {
      show(from)
      await typeAtCaret(`${digits}{Tab}`, caret)
      expect(field().value).toBe(digits)
      expect(field().getAttribute('aria-valuenow')).toBe(digits)
    })

    it('replaces the value again after a step', async () => {
      show(4)
      await typeAtCaret('{ArrowUp}', 1)
      await typeAtCaret('7', 1)
      expect(field().value).toBe('7')
    })
  })

  describe('when a text is pasted', () => {
    function paste(text: string): void {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      fireEvent(field(), new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }

    it.each(['24', ' 24 ', '２４', '24\n'])('takes the whole number %j', async (text) => {
      const onValueChange = show(7)
      await userEvent.click(field())
      paste(text)
      expect(field().value).toBe('24')
      expect(onValueChange.mock.calls).toEqual([[24]])
    })

    it.each(['24.5', '24,5', '24-17', '1e1', '-5', 'Chiefs', '', '24 17', '２４－１７', '150'])(
      'keeps its value for %j, which is no whole number of at most two digits',
      async (text) => {
        const onValueChange = show(7)
        await userEvent.click(field())
        paste(text)
        expect(field().value).toBe('7')
        await userEvent.keyboard('{Tab}')
        expect(field().value).toBe('7')
        expect(onValueChange).not.toHaveBeenCalled()
      },
    )
  })

  it('reads the full-width digits of a Japanese keyboard, during its composition too', async () => {
    const onValueChange = show(7)
    await userEvent.click(field())
    const compose = (text: string) =>
      cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await compose('２')
    await compose('２４')
    expect(onValueChange.mock.calls).toEqual([[2], [24]])
    await cdp().send('Input.insertText', { text: '２４' })
    expect(field().value).toBe('24')
    await userEvent.keyboard('{Tab}')
    expect(field().value).toBe('24')
  })

  it('selects its value on a click, even if the field has the focus', async () => {
    show(27)
    for (const _click of ['first', 'second']) {
      await userEvent.click(field())
      expect([field().selectionStart, field().selectionEnd]).toEqual([0, 2])
    }
  })

  it('keeps the focus on Enter, submits no form and shows the value within its range', async () => {
    const onSubmit = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        <Counter label="Chiefs" max={50} defaultValue={7} />
      </form>,
    )
    await userEvent.click(field())
    await userEvent.keyboard('99{Enter}')
    expect(field().value).toBe('50')
    expect(document.activeElement).toBe(field())
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
