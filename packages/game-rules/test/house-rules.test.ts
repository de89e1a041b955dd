import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const home = new URL('../src/', import.meta.url)
const sources = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, code: readFileSync(new URL(file, home), 'utf8') }))
const filesWith = (pattern: RegExp) =>
  sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file)

describe('the sources', () => {
  it('reach zod in one file only, so that a bundle without parseTournament leaves it out', () => {
    expect(filesWith(/from 'zod/)).toEqual(['tournaments/tournament-schema.ts'])
  })

  it('reach date-fns for the week of the year only', () => {
    expect(filesWith(/from 'date-fns/)).toEqual(['fixtures/week-of-year.ts'])
  })

  it('import nothing else from outside', () => {
    expect(filesWith(/from '(?!\.{1,2}\/|zod\/mini'|date-fns\/getWeek')/)).toEqual([])
  })

  it('read no clock, no chance and no surroundings: time is a parameter', () => {
    expect(
      filesWith(/Date\.now|new Date\(\)|performance\.|Math\.random|process\.|globalThis|setTimeout/),
    ).toEqual([])
  })
})
