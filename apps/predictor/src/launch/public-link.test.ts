import { expect, it } from 'vitest'
import { publicLink } from './public-link.ts'

it('is the tournament and nothing of the player', () => {
  expect(publicLink({ basePath: '/' }, '120-2024', 'https://game.example')).toBe(
    'https://game.example/home?tournamentId=120-2024',
  )
})

it('is below the path that the game is served at', () => {
  expect(publicLink({ basePath: '/games/predictor/' }, '120-2024', 'https://www.example')).toBe(
    'https://www.example/games/predictor/home?tournamentId=120-2024',
  )
})

it('is the page where players sign in, where the deployment names one', () => {
  const shareUrl = 'https://www.example.com/predictor'
  expect(publicLink({ basePath: '/games/', shareUrl }, '120-2024', 'https://game.example')).toBe(shareUrl)
})
