import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../theme/tokens.css'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

describe('TextField', () => {
  it('counts and truncates by grapheme clusters', async () => {
    const { container } = render(<TextField label="Nickname" maxLength={3} />)
    await userEvent.fill(screen.getByRole('textbox'), '🇳🇿🇫🇯🇼🇸🇹🇴')
    expect(container.textContent).toContain('3 / 3')
    expect(screen.getByRole('textbox')).toHaveProperty('value', '🇳🇿🇫🇯🇼🇸')
  })

  it.each([
    ['at the start', 0, 'X', 'abcdef', 0],
    ['in the middle', 3, 'X', 'abcdef', 3],
    ['at the end', 6, 'X', 'abcdef', 6],
  ])('refuses a character that is typed %s of a full field', async (_, caret, keys, text, caretAfter) => {
    render(<TextField label="Nickname" maxLength={6} defaultValue="abcdef" />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    field.focus()
    field.setSelectionRange(caret, caret)
    await userEvent.keyboard(keys)
    expect(field.value).toBe(text)
    expect(field.selectionStart).toBe(caretAfter)
  })

  it('shortens the pasted text, not the text around it', async () => {
    const onValueChange = vi.fn()
    render(<TextField label="Nickname" maxLength={6} defaultValue="abcd" onValueChange={onValueChange} />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    field.focus()
    field.setRangeText('🇳🇿12', 2, 2, 'end')
    fireEvent.input(field)
    expect(field.value).toBe('ab🇳🇿1cd')
    expect(field.selectionStart).toBe('ab🇳🇿1'.length)
    expect(onValueChange.mock.calls).toEqual([['ab🇳🇿1cd']])
  })

  it('lets a text become shorter that is longer than the maximum', async () => {
    render(<TextField label="Nickname" maxLength={3} defaultValue="abcdef" />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    field.focus()
    field.setSelectionRange(2, 2)
    await userEvent.keyboard('{Backspace}')
    expect(field.value).toBe('acdef')
  })

  it('shortens the text of an input method after its composition has ended', () => {
    render(<TextField label="Nickname" maxLength={3} defaultValue="ab" />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
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
