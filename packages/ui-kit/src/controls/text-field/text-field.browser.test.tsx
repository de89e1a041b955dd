import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
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

  it('announces its error', () => {
    render(<TextField label="Nickname" error="Please choose another nickname." />)
    const field = screen.getByRole('textbox', { description: /another nickname/ })
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})
