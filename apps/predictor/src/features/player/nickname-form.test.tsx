import { onlineManager } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { inGame } from '../../../test/in-game.tsx'
import { aGame, launchedGame } from '../../../test/launched-game.ts'
import { keys } from '../../queries/keys.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { NicknameForm } from './nickname-form.tsx'
import { playerCopy } from './player-copy.ts'

function showForm(game = aGame(), onConfirmed = () => Promise.resolve()) {
  const client = createQueryClient()
  render(<NicknameForm onConfirmed={onConfirmed} />, inGame({ game, client }))
  const field = screen.getByRole('textbox')
  return {
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    isInvalid: () => field.getAttribute('aria-invalid') === 'true',
    button: screen.getByRole<HTMLButtonElement>('button'),
    savedName: () => client.getQueryData<{ nickname: string }>(keys.player())?.nickname,
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

it("shows and announces 'Saved' until the text changes, even by a trailing space, and keeps the focus", async () => {
  const { game, platform } = launchedGame()
  await game.engagement.init()
  const { type, button } = showForm(game)
  type('Prop Star')
  button.focus()
  fireEvent.click(button)
  await screen.findByText('Saved')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  expect(screen.getByText(playerCopy.savedHint).ariaLive).toBe('polite')
  if (button.form !== null) fireEvent.submit(button.form)
  type('Prop Star ')
  expect(screen.queryByText(/Saved/)).toBeNull()
  expect(button.getAttribute('aria-disabled')).toBeNull()
  fireEvent.click(button)
  await screen.findByText('Saved')
  const saves = platform.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  expect(saves).toEqual([{ nickname: 'Prop Star' }, { nickname: 'Prop Star' }])
})

it('shows a nickname that could not be saved before, and forgets it and updates the player when it is saved', async () => {
  const { game } = launchedGame()
  await game.engagement.init()
  game.playerStore().write(['nickname'], 'Lock Nut')
  const { button, savedName } = showForm(game)
  fireEvent.click(button)
  await screen.findByText('Saved')
  expect(savedName()).toBe('Lock Nut')
  expect(game.playerStore().read(['nickname'])).toBeUndefined()
})

it("says 'Something went wrong.' when what follows the nickname fails, and can be confirmed again", async () => {
  const { game } = launchedGame()
  await game.engagement.init()
  const { type, button } = showForm(game, () => Promise.reject(new Error('welcome')))
  type('Prop Star')
  fireEvent.click(button)
  expect(await screen.findByText(playerCopy.refusals.failed)).toBeDefined()
  expect(button.disabled).toBe(false)
})

it('saves at once when the browser reports no connection but the platform responds', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const { game } = launchedGame()
  await game.engagement.init()
  const { type, button } = showForm(game)
  type('Prop Star')
  fireEvent.click(button)
  expect(await screen.findByText('Saved')).toBeDefined()
})
