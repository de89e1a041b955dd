import { standardScheme } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { aNumbersResult } from '../../../test/a-numbers-result.ts'
import { explanationOf } from './result-explanation.ts'

it.each([
  [{ Chiefs: 142, Blues: 96 }, ['Chiefs exact +10']],
  [{ Chiefs: 142, Blues: 97 }, []],
  [{ Chiefs: 1, Blues: 2 }, []],
] as const)('of the numbers %j names the right ones where not all are: %j', (chosen, explanation) => {
  const result = aNumbersResult(chosen, { Chiefs: [142, 10], Blues: [97, 5] })
  expect(explanationOf(result, standardScheme)).toEqual(explanation)
})
