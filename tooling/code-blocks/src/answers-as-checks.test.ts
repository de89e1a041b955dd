import assert from 'node:assert'
import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it } from 'vitest'
import { answersAsChecks } from './answers-as-checks.ts'

/** Runs what the checks became; a module's import and types do not fit into a function, so they are taken off. */
function run(code: string): void {
  const body = stripTypeScriptTypes(answersAsChecks(code, 'page.md:1')).replace(/^import .*?;/, '')
  new Function('__assert', body)(assert)
}

describe('an answer in an example', () => {
  it('passes when the expression has that value', () => {
    expect(() => run('[1, 2].map((n) => n + 1) //=> [2, 3]')).not.toThrow()
  })

  it('fails when the expression has another', () => {
    expect(() => run('1 + 1 //=> 3')).toThrow('strictly')
  })

  it('is compared with what is logged', () => {
    expect(() => run('console.log(1 + 1) //=> 3')).toThrow('strictly')
  })

  it('is compared with the name that a declaration makes', () => {
    expect(() => run('const sum = 1 + 1 //=> 2')).not.toThrow()
    expect(() => run('const sum = 1 + 1 //=> 3')).toThrow('strictly')
  })

  it('is found behind a statement of several lines and inside a loop', () => {
    expect(() => run('for (const n of [1]) {\n  [\n    n,\n  ].length //=> 2\n}')).toThrow('strictly')
  })

  it('cannot stand where it would never be compared', () => {
    expect(() => answersAsChecks('// later\n//=> 2', 'page.md:1')).toThrow('page.md:1: 1 of 1 answers')
  })

  it('leaves the lines where they were', () => {
    const text = 'const a = 1 //=> 1\n\na + 1 //=> 2\nthrow new Error()'
    expect(answersAsChecks(text, 'page.md:1').split('\n')[3]).toBe('throw new Error()')
  })

  it('changes nothing where there is none', () => {
    expect(answersAsChecks('const a = 1', 'page.md:1')).toBe('const a = 1')
  })
})
