import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAN_BUDGET } from '@touchline/predictor/fan-budget'
import { expect, it } from 'vitest'
import { peaksFor } from './peaks.ts'

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

/** In the table to three figures: the assumptions are no better. */
function rounded(number: number): string {
  return Number(number.toPrecision(3)).toLocaleString('en')
}

it.each([1_000_000, 5_000_000, 50_000_000])('docs/scale.md has the peaks of %i fans', (fans) => {
  const { beforeKickOff, kilobytesBeforeKickOff, afterTheWhistle, connections } = peaksFor(fans)
  const numbers = [beforeKickOff, kilobytesBeforeKickOff / 1000, afterTheWhistle, connections]
  const name = fans.toLocaleString('en')
  // Earlier tables of the page start with the same numbers of fans.
  const rows = ROWS.filter(([, first, ...others]) => first === name && others.length > 4)
  expect(rows.map((row) => row.slice(2, 6))).toEqual([numbers.map(rounded)])
})
