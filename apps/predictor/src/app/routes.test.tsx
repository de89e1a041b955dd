import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { logged, openGame } from '../../test/open-game.tsx'
import { tournamentById } from '../config/tournaments.ts'

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

it('covers each screen after the first from a second tap, also the first one after a step back', async () => {
  const shields = () => document.querySelectorAll('[class*=shield]')
  openGame('/home/game')
  fireEvent.click(await screen.findByRole('link', { name: 'Your profile' }))
  expect(shields()).toHaveLength(1)
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await screen.findByRole('tab', { name: 'fixtures' })
  expect(shields()).toHaveLength(1)
})
