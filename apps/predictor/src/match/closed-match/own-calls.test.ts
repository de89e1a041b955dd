import { expect, it } from 'vitest'
import { countedMatch } from '../../../test/counted-match.ts'
import { crowdQuery } from '../../queries/crowd.ts'
import { ownCalls } from './own-calls.ts'

const AFTER_KICK_OFF = Date.parse('2024-04-27T09:00:00Z')
const TRY = { 'No try': 5, Chiefs: 75, Blues: 20 }

it('has the share of each own answer, and none of a final score, which is three separate answers', async () => {
  const { game, client, asked, answers } = await countedMatch({
    now: AFTER_KICK_OFF,
    tryCounts: TRY,
    ownTry: 'No try',
    own: { minute: '9', winner: 'Chiefs', home: '27', away: '19' },
  })
  const counts = await client.fetchQuery(crowdQuery(game, asked.fixture.id))
  expect(ownCalls({ asked, answers, counts })).toEqual({
    try: { said: 'No try', share: 0.05 },
    minute: { said: '9', share: 0.01 },
  })
})

it('has nothing without counts', async () => {
  const { asked, answers } = await countedMatch({ now: AFTER_KICK_OFF, tryCounts: TRY, ownTry: 'No try' })
  expect(ownCalls({ asked, answers, counts: {} })).toEqual({})
})
