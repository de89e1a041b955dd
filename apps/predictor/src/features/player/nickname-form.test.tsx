import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inGame } from '../../../test/in-game.tsx'
import { aGame, launchedGame } from '../../../test/launched-game.ts'
import { NicknameForm } from './nickname-form.tsx'
import { playerCopy } from './player-copy.ts'

function showForm(game = aGame()) {
  render(<NicknameForm />, inGame({ game }))
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
  const { game, platform } = launchedGame()
  await game.engagement.init()
  const { type, button } = showForm(game)
  type('Prop Star')
  fireEvent.click(button)
  await screen.findByText('Saved')
  expect(button.disabled).toBe(true)
  type('Prop Star ')
  expect(screen.queryByText('Saved')).toBeNull()
  expect(button.disabled).toBe(false)
  fireEvent.click(button)
  await screen.findByText('Saved')
  const saves = platform.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  expect(saves).toEqual([{ nickname: 'Prop Star' }, { nickname: 'Prop Star' }])
})
