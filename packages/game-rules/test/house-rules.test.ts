import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'

const home = new URL('../src/', import.meta.url)
const sources = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, code: readFileSync(new URL(file, home), 'utf8') }))
const filesWith = (pattern: RegExp) =>
  sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file)

/** From the lowest to the highest. */
const FOLDERS = [
  'time',
  'tournaments',
  'fixtures',
  'questions',
  'scoring',
  'predictions',
  'leaderboards',
  'players',
]

describe('the sources', () => {
  it('import zod for tournaments and date-fns for the week of the year, and no other package', () => {
    expect(filesWith(/from 'zod/)).toEqual(['tournaments/tournament-schema.ts'])
    expect(filesWith(/from 'date-fns/)).toEqual(['tournaments/tournament-rounds.ts'])
    expect(filesWith(/from '(?!\.{1,2}\/|zod\/mini'|date-fns\/getWeek')/)).toEqual([])
  })

  it('import only from their own folder and from folders before it', () => {
    const backward = sources.flatMap(({ file, code }) =>
      Array.from(code.matchAll(/from '\.\.\/([a-z]+)\//g), ([, folder = '']) => folder)
        .filter((folder) => FOLDERS.indexOf(folder) >= FOLDERS.indexOf(dirname(file)))
        .map((folder) => `${file} from ${folder}`),
    )
    expect(backward).toEqual([])
    expect(FOLDERS.toSorted()).toEqual(
      [...new Set(sources.map(({ file }) => dirname(file)))].filter((folder) => folder !== '.').sort(),
    )
  })

  it('read no clock, no random numbers and no environment', () => {
    expect(
      filesWith(/Date\.now|new Date\(\)|performance\.|Math\.random|process\.|globalThis|setTimeout/),
    ).toEqual([])
  })
})
