import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { platformWithMatch } from '../../../test/launched-game.ts'
import { changeQuestion } from '../../../test/odd-matches.ts'
import { answer, form, openGame, passTime } from '../../../test/open-game.tsx'

const MATCH = '/prediction/f1'

it.each([
  ['the minute', form.minute, () => screen.getByRole('heading', { name: 'What about minute?' })],
  ['a score', () => form.score('Chiefs'), () => screen.getByRole('heading', { name: 'What about winner?' })],
  ['Submit', form.submit, () => screen.getAllByRole('link', { name: 'Back to fixtures' }).at(-1)],
] as const)('keeps the focus on %s near its place when predictions close', async (_what, control, next) => {
  const platform = openGame(MATCH)
  await answer(form.minute(), '9')
  const focused = await control()
  focused.focus()
  passTime(platform, '2024-04-27T08:31:00Z')
  await screen.findAllByText('Predictions closed.')
  await waitFor(() => expect(document.activeElement).toBe(next()))
  expect(screen.queryByRole('slider')).toBeNull()
})

it('moves the focus from Submit to the way back after the attempt that was in flight when predictions closed', async () => {
  const platform = openGame(MATCH)
  await answer(form.minute(), '9')
  platform.inject({ method: 'POST', path: '/votes/', fault: 'hang' })
  const submit = await form.submit()
  submit.focus()
  submit.click()
  passTime(platform, '2024-04-27T08:31:00Z')
  await screen.findAllByText('Predictions closed.')
  expect(document.activeElement).toBe(submit)
  // It ends the attempt.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getAllByRole('link', { name: 'Back to fixtures' }).at(-1)),
  )
})

it('keeps the focus near its place when one question closes before its match', async () => {
  const platform = platformWithMatch()
  changeQuestion(platform, 'minute', { interactive_until: '2024-04-27T06:00:00Z' })
  openGame(MATCH, { platform })
  const control = await form.minute()
  control.focus()
  passTime(platform, '2024-04-27T06:30:00Z')
  const heading = screen.getByRole('heading', { name: 'What about minute?' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect((await form.conversions()).matches(':disabled')).toBe(false)
})
