import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../theme/tokens.css'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const onValueChange = vi.fn()

/** Renders a field with the caret at a place, and returns it. */
function show(maxLength: number, defaultValue = '', caret = defaultValue.length): HTMLInputElement {
  render(<TextField label="Nickname" {...{ maxLength, defaultValue, onValueChange }} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.focus()
  field.setSelectionRange(caret, caret)
  return field
}

describe('TextField', () => {
  it('counts and truncates by grapheme clusters', async () => {
    const field = show(3)
    await userEvent.fill(field, '🇳🇿🇫🇯🇼🇸🇹🇴')
    expect(screen.getByText('3 / 3')).toBeTruthy()
    expect(field.value).toBe('🇳🇿🇫🇯🇼🇸')
  })

  it.each([0, 3, 6])('refuses a character that is typed at %i of a full field', async (caret) => {
    const field = show(6, 'abcdef', caret)
    await userEvent.keyboard('X')
    expect([field.value, field.selectionStart]).toEqual(['abcdef', caret])
  })

  it('shortens the pasted text, not the text around it', () => {
    const field = show(6, 'abcd')
    field.setRangeText('🇳🇿12', 2, 2, 'end')
    fireEvent.input(field)
    expect([field.value, field.selectionStart]).toEqual(['ab🇳🇿1cd', 'ab🇳🇿1'.length])
    expect(onValueChange).toHaveBeenLastCalledWith('ab🇳🇿1cd')
  })

  it('lets a text become shorter that is longer than the maximum', async () => {
    const field = show(3, 'abcdef', 2)
    await userEvent.keyboard('{Backspace}')
    expect(field.value).toBe('acdef')
  })

  it('shortens the text of an input method after its composition has ended', () => {
    const field = show(3, 'ab')
    fireEvent.compositionStart(field)
    fireEvent.input(field, { target: { value: 'abかんじ' }, isComposing: true })
    expect(field.value).toBe('abかんじ')
    fireEvent.compositionEnd(field, { data: 'かんじ' })
    expect(field.value).toBe('abか')
  })

  it('announces its error', () => {
    render(<TextField label="Nickname" error="Please choose another nickname." />)
    const field = screen.getByRole('textbox', { description: /another nickname/ })
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})
