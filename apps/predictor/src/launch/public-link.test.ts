import { expect, it } from 'vitest'
import { publicLink } from './public-link.ts'

it('is the tournament and nothing of the player', () => {
  expect(publicLink({}, '120-2024', 'https://game.example')).toBe(
    'https://game.example/home?tournamentId=120-2024',
  )
})

it('is the page where players sign in, where the deployment names one', () => {
  const shareUrl = 'https://www.example.com/predictor'
  expect(publicLink({ shareUrl }, '120-2024', 'https://game.example')).toBe(shareUrl)
})
