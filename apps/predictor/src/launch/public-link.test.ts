import { expect, it } from 'vitest'
import { publicLink } from './paths.ts'

const TOURNAMENT = { tournamentId: '120-2024' }
const MATCH = { ...TOURNAMENT, fixtureId: 'f1' }

it('is the tournament and nothing of the player', () => {
  expect(publicLink({ basePath: '/' }, TOURNAMENT, 'https://game.example')).toBe(
    'https://game.example/home?tournamentId=120-2024',
  )
})

it('is below the path that the game is served at', () => {
  expect(publicLink({ basePath: '/games/predictor/' }, MATCH, 'https://www.example')).toBe(
    'https://www.example/games/predictor/prediction/f1?tournamentId=120-2024',
  )
})

it('leads to the result of a match that has one', () => {
  expect(publicLink({ basePath: '/' }, { ...MATCH, hasResult: true }, 'https://game.example')).toBe(
    'https://game.example/result/f1?tournamentId=120-2024',
  )
})

it('keeps tournament and match when the deployment names a page of its own', () => {
  const shareUrl = 'https://www.example.com/predictor?campaign=share'
  expect(publicLink({ basePath: '/games/', shareUrl }, MATCH, 'https://game.example')).toBe(
    'https://www.example.com/predictor?campaign=share&tournamentId=120-2024&fixtureId=f1',
  )
})
