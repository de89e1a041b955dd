import { aLeaderboard, anEntry } from '@touchline/engagement-sdk/testing'
import type { Prediction } from '@touchline/game-rules'
import { keys } from '../src/queries/keys.ts'
import { createQueryClient } from '../src/queries/query-client.ts'
import { launchedGame } from './launched-game.ts'
import { aFixtureProgram, aNumberPrediction, aVote, eightWidgets } from './makers.ts'
import { storedAnswers } from './stored-answers.ts'

/** The player has 20 points. */
const OWN_POINTS = 20
/** From 119 points down to 0. */
const EVEN = Array.from({ length: 120 }, (_, place) => 119 - place)
/** A long board on which many players are level. */
const UNEVEN = [
  ...Array.from({ length: 50 }, (_, place) => 500 - place),
  ...Array.from({ length: 450 }, () => 61),
  ...Array.from({ length: 450 }, () => 46),
  OWN_POINTS,
]

const MINUTE: Prediction = { minute: { kind: 'minute', value: 9 } }

export interface UndecidedBoardFacts {
  /** The platform's time. @default after the match has closed */
  readonly now?: number
  /** What the player answered next to the minute of the first points. */
  readonly prediction?: Prediction
  /** The points that the answer about the minute has earned. @default it is not decided */
  readonly minutePoints?: number
  /** Whether many players of a long board are level. @default false */
  readonly isUneven?: boolean
  /** Whether the match has a question whose points have no limit. @default false */
  readonly hasUnknownQuestion?: boolean
}

/** The board 'b1' of the match 'f1', on a platform in memory. */
export async function undecidedBoard({
  now = Date.parse('2024-04-27T09:00:00Z'),
  prediction = {},
  minutePoints,
  isUneven = false,
  hasUnknownQuestion = false,
}: UndecidedBoardFacts = {}) {
  const { platform, game } = launchedGame()
  platform.clock.set(now)
  const widgets = [...eightWidgets(), ...(hasUnknownQuestion ? [aNumberPrediction()] : [])]
  platform.addProgram({ program: aFixtureProgram(), widgets })
  if (minutePoints !== undefined) platform.settle('minute', { 'minute.9': minutePoints })
  const { id } = await game.ready()
  const scores = isUneven ? UNEVEN : EVEN
  const entries = scores.map((score, place) =>
    anEntry({
      rank: 1 + scores.filter((other) => other > score).length,
      score,
      profile_id: score === OWN_POINTS ? id : `fan-${place}`,
    }),
  )
  platform.addLeaderboard(aLeaderboard({ id: 'b1' }), entries)
  const client = createQueryClient()
  const answers = storedAnswers({
    prediction: { ...MINUTE, ...prediction },
    interactions: new Map([['minute', aVote('minute', '9')]]),
  })
  client.setQueryData(keys.answers('f1'), answers)
  platform.forgetCalls()
  return { platform, game, client }
}
