import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { addSecondMatch, platformWithMatch } from '../../test/launched-game.ts'
import { form, goTo, logged, openGame } from '../../test/open-game.tsx'
import { tournamentById } from '../config/tournaments.ts'
import * as predictionScreen from '../features/prediction/prediction-screen.tsx'

it('keeps the frame of a screen that fails, and leaves its error behind when the fan goes elsewhere', async () => {
  const { tournament } = tournamentById('120-2024')
  const entry = JSON.parse(JSON.stringify({ tournament: { ...tournament, leaderboardOptions: undefined } }))
  openGame('/home/leaderboard', { settings: { tournaments: [entry] } })
  expect(await screen.findByRole('button', { name: 'RETRY' })).toBeDefined()
  expect(logged().join()).toContain('A screen stopped TypeError')
  fireEvent.click(screen.getByRole('tab', { name: 'fixtures' }))
  expect(await screen.findByText('Predict now')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'RETRY' })).toBeNull()
})

it('leaves the error of a screen behind on the other screen of the same match', async () => {
  vi.spyOn(predictionScreen, 'PredictionScreen').mockImplementation(() => {
    throw new Error('This screen is broken.')
  })
  openGame('/prediction/f1')
  await screen.findByRole('button', { name: 'RETRY' })
  await goTo('/result/f1')
  expect(await screen.findByRole('heading', { name: /YOU SCORED.*Points/ })).toBeDefined()
})

it('renders a new screen for another match, also if both have been read', async () => {
  const platform = platformWithMatch()
  addSecondMatch(platform)
  openGame('/prediction/f2', { platform })
  await form.submit()
  await goTo('/prediction/f1')
  await form.minute()
  const ofFirst = await form.submit()
  await goTo('/prediction/f2')
  expect(await form.submit()).not.toBe(ofFirst)
})

it('covers each screen after the first from a second tap, also the first one after a step back', async () => {
  const shields = () => document.querySelectorAll('[class*=shield]')
  openGame('/home/game')
  fireEvent.click(await screen.findByRole('link', { name: 'Your profile' }))
  expect(shields()).toHaveLength(1)
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await screen.findByRole('tab', { name: 'fixtures' })
  expect(shields()).toHaveLength(1)
})
