import { outcomeOf, PICKS, SCORING_PARTS } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { fanKey, fanNickname } from './fan-names.ts'
import { type CrowdPrediction, crowdPrediction } from './prediction.ts'

const occasion = { fixtureKey: 'srp-2024-r10-5', expected: { home: 32, away: 20 } }
const crowd = Array.from({ length: 1000 }, (_, number) => crowdPrediction(fanKey(number), occasion))

function pick(prediction: CrowdPrediction, part: (typeof SCORING_PARTS)[number]) {
  return PICKS[part][prediction.optionNos[SCORING_PARTS.indexOf(part)] ?? -1]
}

function shareWho(is: (prediction: CrowdPrediction) => boolean): number {
  return crowd.filter(is).length / crowd.length
}

it('crowdPrediction answers the same for the same fan and fixture', () => {
  expect(crowdPrediction(fanKey(7), occasion)).toEqual(crowd[7])
})

it('crowdPrediction picks an option for every question, and the outcome of its scores', () => {
  for (const prediction of crowd) {
    expect(prediction.optionNos.every((no) => no >= 0)).toBe(true)
    const [home, away] = [pick(prediction, 'home-score'), pick(prediction, 'away-score')]
    expect(outcomeOf(Number(home), Number(away))).toBe(pick(prediction, 'outcome'))
  }
})

it('crowdPrediction puts most on the favourite, hardly any on a draw', () => {
  const onFavourite = shareWho((prediction) => pick(prediction, 'outcome') === 'home')
  expect(onFavourite).toBeGreaterThan(0.6)
  expect(onFavourite).toBeLessThan(0.95)
  expect(shareWho((prediction) => pick(prediction, 'outcome') === 'draw')).toBeLessThan(0.03)
})

it('fanNickname returns five thousand different names of at most 30 characters', () => {
  const names = Array.from({ length: 5000 }, (_, number) => fanNickname(number))
  expect(new Set(names).size).toBe(names.length)
  expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(30)
})
