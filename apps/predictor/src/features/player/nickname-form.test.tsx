import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inGame } from '../../../test/in-game.tsx'
import { NicknameForm } from './nickname-form.tsx'
import { playerCopy } from './player-copy.ts'

function showForm(onSave = (_name: string) => Promise.resolve()) {
  render(<NicknameForm initial="" onSave={onSave} />, inGame())
  const field = screen.getByRole('textbox')
  return {
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    isInvalid: () => field.getAttribute('aria-invalid') === 'true',
    button: screen.getByRole<HTMLButtonElement>('button'),
  }
}

it.each([
  ['whose signs are several characters each', '\u{1F1F3}\u{1F1FF}'.repeat(16), 'too-long'],
  ['of Devanagari that is longer than it looks', '\u0915\u093F'.repeat(17), 'too-long'],
  ['without a visible character', '\u3164', 'invisible'],
] as const)('says why a name %s cannot be confirmed', (_what, name, problem) => {
  const { type, isInvalid, button } = showForm()
  type(name)
  expect([isInvalid(), button.disabled]).toEqual([true, true])
  expect(screen.getByText(playerCopy.problems[problem])).toBeDefined()
})

it('says nothing against an empty field or a name that can be confirmed', () => {
  const { type, isInvalid, button } = showForm()
  expect([isInvalid(), button.disabled]).toEqual([false, true])
  type('Prop Star')
  expect([isInvalid(), button.disabled]).toEqual([false, false])
})

it("shows 'Saved' until the text changes, even by a trailing space", async () => {
  const saved: string[] = []
  const { type, button } = showForm(async (name) => void saved.push(name))
  type('Prop Star')
  fireEvent.click(button)
  await screen.findByText('Saved')
  expect(button.disabled).toBe(true)
  type('Prop Star ')
  expect(screen.queryByText('Saved')).toBeNull()
  expect(button.disabled).toBe(false)
  fireEvent.click(button)
  await screen.findByText('Saved')
  expect(saved).toEqual(['Prop Star', 'Prop Star'])
})
