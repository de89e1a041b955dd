import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAN_BUDGET } from '@touchline/predictor/fan-budget'
import { spreadFor } from '@touchline/predictor/src/queries/read-schedule.ts'
import { expect, it } from 'vitest'

/** The rows of the tables of docs/scale.md, without the space around their cells. */
const ROWS = readFileSync(join(import.meta.dirname, '../../../../docs/scale.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** Returns the first cells of the row that starts with a text. */
function rowOf(first: string, cells: number): readonly (string | undefined)[] {
  const row = ROWS.find(([, name]) => name === first)
  return row?.slice(1, cells + 1) ?? []
}

it.each(Object.values(FAN_BUDGET))('docs/scale.md has the budget of the phase $name', (phase) => {
  const { name, requests, kilobytes } = phase
  expect(rowOf(name, 3)).toEqual([name, String(requests), String(kilobytes)])
})

const SECOND_MS = 1000
/** Fans who predict in the last ten minutes, and in how many seconds; arrivals that rise evenly have a peak of twice their mean. */
const LAST_MINUTES = { share: 1 / 3, seconds: 600, peakOverMean: 2 }
/** Fans with the page open when results are due. */
const OPEN_SHARE = 1 / 2
/** Of those, the ones who open the result. */
const LOOKING_SHARE = 0.6

/** Returns the cells of a row: requests in a second, megabytes in a second, requests in a second after the whistle, connections. */
function peaksFor(fans: number): readonly number[] {
  const { openList, openMatch, submit, whistle, openResult } = FAN_BUDGET
  const predicting = [openList, openMatch, submit]
  const arrivals = (fans * LAST_MINUTES.share * LAST_MINUTES.peakOverMean) / LAST_MINUTES.seconds
  const connections = fans * OPEN_SHARE
  const requestsAfterWhistle = connections * (whistle.requests + LOOKING_SHARE * openResult.requests)
  return [
    arrivals * sumOf(predicting.map(({ requests }) => requests)),
    (arrivals * sumOf(predicting.map(({ kilobytes }) => kilobytes))) / 1000,
    requestsAfterWhistle / (spreadFor(fans) / SECOND_MS),
    connections,
  ]
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** In the table to three figures: the assumptions are no better. */
function rounded(number: number): string {
  return Number(number.toPrecision(3)).toLocaleString('en')
}

it.each([1_000_000, 5_000_000, 50_000_000])('docs/scale.md has the peaks of %i fans', (fans) => {
  const name = fans.toLocaleString('en')
  // Earlier tables of the page start with the same numbers of fans.
  const rows = ROWS.filter(([, first, ...others]) => first === name && others.length > 4)
  expect(rows.map((row) => row.slice(2, 6))).toEqual([peaksFor(fans).map(rounded)])
})
