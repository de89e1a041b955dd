import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NicknameForm } from './nickname-form.tsx'
import { playerCopy } from './player-copy.ts'

function type(text: string) {
  render(<NicknameForm initial="" onSave={() => Promise.resolve()} />)
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: text } })
  return {
    isInvalid: field.getAttribute('aria-invalid') === 'true',
    canConfirm: !screen.getByRole<HTMLButtonElement>('button').disabled,
  }
}

const REASONS: readonly (readonly [string, string, string])[] = [
  ['whose signs are several characters each', '\u{1F1F3}\u{1F1FF}'.repeat(16), playerCopy.tooLong],
  ['of Devanagari that is longer than it looks', '\u0915\u093F'.repeat(17), playerCopy.tooLong],
  ['without a visible character', '\u3164', playerCopy.invisible],
]

for (const [what, name, reason] of REASONS) {
  it(`says why a name ${what} cannot be confirmed`, () => {
    expect(type(name)).toEqual({ isInvalid: true, canConfirm: false })
    expect(screen.getByText(reason)).toBeDefined()
  })
}

it('says nothing against an empty field or a name that can be confirmed', () => {
  expect(type('')).toEqual({ isInvalid: false, canConfirm: false })
  cleanup()
  expect(type('Prop Star')).toEqual({ isInvalid: false, canConfirm: true })
})

it("shows 'Saved' until the text changes, even by a trailing space", async () => {
  const saved: string[] = []
  render(
    <NicknameForm
      initial=""
      onSave={async (name) => {
        saved.push(name)
      }}
    />,
  )
  const field = screen.getByRole('textbox')
  const button = screen.getByRole<HTMLButtonElement>('button')
  fireEvent.change(field, { target: { value: 'Prop Star' } })
  fireEvent.click(button)
  await screen.findByText('Saved')
  expect(button.disabled).toBe(true)
  fireEvent.change(field, { target: { value: 'Prop Star ' } })
  expect(screen.queryByText('Saved')).toBeNull()
  expect(button.disabled).toBe(false)
  fireEvent.click(button)
  await screen.findByText('Saved')
  expect(saved).toEqual(['Prop Star', 'Prop Star'])
})
