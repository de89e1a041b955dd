import { readdirSync, readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import * as publicRules from '../src/index.ts'
import { aFixture, aMatchSeries, aTournament } from './makers.ts'

const home = new URL('../src/', import.meta.url)
const sources = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, code: readFileSync(new URL(file, home), 'utf8') }))
const filesWith = (pattern: RegExp) =>
  sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file)

describe('the sources', () => {
  it('import zod for tournaments and date-fns for the week of the year, and no other package', () => {
    expect(filesWith(/from 'zod/)).toEqual(['tournaments/tournament-schema.ts'])
    expect(filesWith(/from 'date-fns/)).toEqual(['tournaments/tournament-rounds.ts'])
    expect(filesWith(/from '(?!\.{1,2}\/|zod\/mini'|date-fns\/getWeek')/)).toEqual([])
  })

  it('read no clock, no random numbers and no environment', () => {
    expect(
      filesWith(/Date\.now|new Date\(\)|performance\.|Math\.random|process\.|globalThis|setTimeout/),
    ).toEqual([])
  })
})

// '@example expression //=> answer', on a line of its own or at the end of a one-line comment
const EXAMPLE = /@example (.+?) \/\/=> (.+?)(?: \*\/)?$/gm
const examples = sources.flatMap(({ code }) => [...code.matchAll(EXAMPLE)].map(([, ...example]) => example))

const choices = (...texts: string[]) => texts.map((text) => ({ id: text, text }))
const modules: object[] = await Promise.all(sources.map(({ file }) => import(new URL(file, home).href)))
const gameRules: Record<string, unknown> = Object.assign({}, ...modules)
const known = {
  ...gameRules,
  tournament: aTournament(),
  matchSeries: aMatchSeries(),
  fixture: aFixture(),
  teams: { home: { name: 'Blues' }, away: { name: 'Chiefs' } },
  lists: { outcome: choices('Blues', 'Chiefs', 'Draw'), home: choices('0', '3'), away: choices('0', '3') },
}

describe('the docstrings', () => {
  it.each(examples)('have the correct answer in the example %s: %s', (expression = '', answer = '') => {
    const value: unknown = runInNewContext(`(${expression})`, known)
    expect(inspect(structuredClone(value), { breakLength: Number.POSITIVE_INFINITY })).toBe(answer)
  })

  it('have an example of every public function', () => {
    const names = Object.entries(publicRules).filter(([name, value]) => {
      return typeof value === 'function' && !name.endsWith('Error') && name !== 'parseTournament'
    })
    const shown = examples.map(([expression]) => expression).join('\n')
    expect(names.map(([name]) => name).filter((name) => !shown.includes(`${name}(`))).toEqual([])
  })
})
