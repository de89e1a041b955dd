import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  aMatchWithANumberPrediction,
  aMatchWithInheritedNames,
  aMatchWithOddQuestions,
  announceMoreQuestions,
  removeChoice,
} from '../../../test/odd-matches.ts'
import { answer, form, openGame, press, reloadGame, votesOf } from '../../../test/open-game.tsx'

const MATCH = '/prediction/f1'
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

it('sends the answers to usual questions next to questions that are closed early, unknown, broken or alike', async () => {
  const platform = openGame(MATCH, { platform: aMatchWithOddQuestions() })
  const minutes = screen.findAllByRole('slider', { name: 'minute' })
  const minute = (place: number) => minutes.then((all) => all[place] ?? document.body)
  await answer(minute(0), '9')
  await answer(minute(1), '1')
  expect(screen.getAllByText('This question needs a newer version')).toHaveLength(1)
  expect(screen.getAllByText('This question is temporarily unavailable')).toHaveLength(1)
  // Its own time is over; the match's is not.
  expect((await radio('No try')).matches(':disabled')).toBe(true)
  expect(screen.getByRole('timer').textContent).toMatch(/until predictions close$/)
  await press(/^Submit/)
  expect(await form.success()).toBeDefined()
  expect(votesOf(platform)).toEqual(['POST', 'POST'])
})

it('says that some questions cannot be shown when there are more than the game reads', async () => {
  const platform = aMatchWithOddQuestions()
  announceMoreQuestions(platform)
  openGame(MATCH, { platform })
  expect(await screen.findByText('Some questions cannot be shown here.')).toBeDefined()
})

it('names an earlier answer that is no longer among the choices, and lets the fan replace it', async () => {
  const platform = openGame(MATCH)
  fireEvent.click(await radio('No try'))
  await press(/^Submit/)
  await form.success()
  removeChoice(platform, 'No try')
  window.localStorage.clear()
  reloadGame(platform)
  expect(
    await screen.findByText('Your earlier answer is no longer available, please choose again'),
  ).toBeDefined()
  fireEvent.click(screen.getAllByRole('radio', { name: 'Blues' })[0] ?? document.body)
  await press(/^Submit/)
  expect(await form.success()).toBeDefined()
})

it('keeps and saves an answer if the ids of match and question are names of inherited properties', async () => {
  const platform = openGame('/prediction/constructor', { platform: aMatchWithInheritedNames() })
  const slider = () => screen.findByRole<HTMLInputElement>('slider')
  await answer(slider(), '2')
  reloadGame(platform)
  expect((await slider()).value).toBe('2')
  await press(/^Submit/)
  await form.success()
  reloadGame(platform)
  expect((await slider()).value).toBe('2')
  expect(screen.getByText('1 answer saved')).toBeDefined()
})

it('shows no message when an ad blocker blocks the impressions', async () => {
  const platform = openGame(MATCH)
  platform.inject({ path: 'widget-impressions', fault: 'drop-before-write', times: 50 })
  await answer(form.minute(), '9')
  await waitFor(() => expect(platform.calls.some(({ path }) => path.includes('impressions'))).toBe(true))
  await press(/^Submit/)
  expect(await form.success()).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('takes a number prediction once: sent, in the receipt, and locked', async () => {
  const platform = openGame(MATCH, { platform: aMatchWithANumberPrediction() })
  const number = (team: string) => screen.findByRole<HTMLInputElement>('spinbutton', { name: team })
  await answer(number('Chiefs'), '142')
  expect(screen.getByText('Once saved, this answer cannot be changed.')).toBeDefined()
  expect(screen.getByText('No number for Blues yet')).toBeDefined()
  // The draft outlasts a reload.
  reloadGame(platform)
  expect((await number('Chiefs')).value).toBe('142')
  await answer(number('Blues'), '96')
  await press(/^Submit/)
  await form.success()
  const [sent] = platform.calls.filter(({ path }) => path.includes('/votes/'))
  expect(sent?.body).toMatchObject({ votes: [{ number: 142 }, { number: 96 }] })

  reloadGame(platform)
  expect(await screen.findByText('This answer cannot be changed any more.')).toBeDefined()
  expect((await number('Chiefs')).matches(':disabled')).toBe(true)
  expect((await number('Blues')).value).toBe('96')
  expect(screen.getByText('1 answer saved')).toBeDefined()
})
