import { expect, it } from 'vitest'
import { createRetryBudget } from './query-client.ts'

function spendAll(budget = createRetryBudget()) {
  while (budget.spend());
  return budget
}

it('has the three retries of one read at first, and none after that', () => {
  const budget = createRetryBudget()
  expect([1, 2, 3, 4].map(() => budget.spend())).toEqual([true, true, true, false])
})

it('earns one retry with ten successes, not with nine', () => {
  const budget = spendAll()
  for (let success = 1; success <= 9; success += 1) budget.earn()
  expect(budget.spend()).toBe(false)
  budget.earn()
  expect(budget.spend()).toBe(true)
  expect(budget.spend()).toBe(false)
})

it('saves no more than three retries', () => {
  const budget = createRetryBudget()
  for (let success = 1; success <= 1000; success += 1) budget.earn()
  expect([1, 2, 3, 4].map(() => budget.spend())).toEqual([true, true, true, false])
})

it('never gives more retries than three and a tenth of the successes', () => {
  const budget = createRetryBudget()
  let retries = 0
  for (let read = 1; read <= 1000; read += 1) {
    if (read % 3 === 0) budget.earn()
    else if (budget.spend()) retries += 1
    expect(retries).toBeLessThanOrEqual(3 + read / 10)
  }
})
