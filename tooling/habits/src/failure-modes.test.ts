import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { failureModes, hasTest } from './failure-modes.ts'

const ROOT = join(import.meta.dirname, '../../..')

describe('the page of failure modes', () => {
  const modes = failureModes(readFileSync(join(ROOT, 'docs/failure-modes.md'), 'utf8'))

  it('has its rows in order, each with a proof or a reason why it needs none', () => {
    expect(modes.length).toBeGreaterThanOrEqual(58)
    expect(modes.map(({ number }) => number)).toEqual(
      Array.from({ length: modes.length }, (_, place) => place + 1),
    )
    const bare = modes.filter(({ proofs, exemption }) => proofs.length === 0 && exemption === undefined)
    expect(bare).toEqual([])
  })

  it('names tests that exist', () => {
    const missing = modes.flatMap(({ number, proofs }) =>
      proofs
        .filter(({ path, title }) => {
          const file = join(ROOT, path)
          return !existsSync(file) || !hasTest(readFileSync(file, 'utf8'), title)
        })
        .map(({ path, title }) => `row ${number}: ${path} has no test “${title}”`),
    )
    expect(missing).toEqual([])
  })
})

describe('a row', () => {
  it('is read with its tests', () => {
    const row = '| 4  | Rain | Play on | [rain](../src/rain.test.ts) “keeps score” · [b](../b.ts) “x” |'
    expect(failureModes(`# Page\n${row}`)).toEqual([
      {
        number: 4,
        proofs: [
          { path: 'src/rain.test.ts', title: 'keeps score' },
          { path: 'b.ts', title: 'x' },
        ],
        exemption: undefined,
      },
    ])
  })

  it('may say why it does not apply', () => {
    expect(failureModes('| 5 | Snow | – | Does not apply: nobody plays in snow. |')).toMatchObject([
      { proofs: [], exemption: 'nobody plays in snow.' },
    ])
  })
})

describe('a title', () => {
  it.each([
    ["it('keeps score', …)", true],
    ['it("keeps score", …)', true],
    ["it('keeps score in rain', …)", false],
    ['// keeps score', false],
  ])('in %s is found: %s', (source, expected) => {
    expect(hasTest(source, 'keeps score')).toBe(expected)
  })
})
