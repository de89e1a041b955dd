import { createEngagement, memoryStore, updateUserProfile } from '@touchline/engagement-sdk'
import { expect, it } from 'vitest'
import { PRACTICE_TOKEN } from '../../../config/settings.ts'
import { tournamentById } from '../../../config/tournaments.ts'
import { createPracticeFixture } from './practice-fixture.ts'

const MINUTE = 60_000

function aPractice() {
  let deviceAt = 1000
  const practice = createPracticeFixture(tournamentById('120-2024').tournament, () => deviceAt)
  const pass = (ms: number) => {
    deviceAt += ms
  }
  return { practice, pass, startedAt: practice.now() }
}

it('runs like the clock of the device, from ten minutes before the kick-off', () => {
  const { practice, pass, startedAt } = aPractice()
  pass(MINUTE)
  expect(practice.now()).toBe(startedAt + MINUTE)
  practice.goToKickOff()
  expect(practice.now()).toBe(startedAt + 10 * MINUTE)
})

it('never moves the time back', () => {
  const { practice, pass, startedAt } = aPractice()
  pass(30 * MINUTE)
  practice.goToKickOff()
  expect(practice.now()).toBe(startedAt + 30 * MINUTE)
})

it('answers what is not for its platform without sending it', async () => {
  const { practice } = aPractice()
  const answer = await practice.fetch('https://rewards.example/grant', { method: 'POST' })
  expect([answer.status, await answer.json()]).toEqual([200, {}])
})

it('stores what a request brings: the nickname', async () => {
  const { clientId, endpoint, fetch } = aPractice().practice
  const engagement = createEngagement({ clientId, endpoint, fetch, store: memoryStore() })
  await engagement.init({ accessToken: PRACTICE_TOKEN })
  const saved = await updateUserProfile(engagement, { accessToken: PRACTICE_TOKEN, nickname: 'Prop Star' })
  expect(saved.nickname).toBe('Prop Star')
})
