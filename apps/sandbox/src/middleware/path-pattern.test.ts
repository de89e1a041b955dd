import { describe, expect, it } from 'vitest'
import { matchesPath } from './faults.ts'

describe('matchesPath', () => {
  it.each([
    ['/api/v1/programs/', '/api/v1/programs/'],
    ['/api/v1/programs', '/api/v1/programs/'],
    ['/api/v1/*', '/api/v1/programs/7/widgets/'],
    ['*/votes', '/api/v1/widget-interactions/text-poll/1/votes/'],
    ['*/votes', '/votes'],
    ['*', '/'],
    ['/a*b*c', '/a-b-b-c'],
    ['/a*a', '/aa'],
    ['/*/widgets/*', '/programs/7/widgets/'],
  ])('%s matches %s', (pattern, path) => {
    expect(matchesPath(pattern, path)).toBe(true)
  })

  it.each([
    ['/api/v1/programs/', '/api/v1/programs'],
    ['/api/v1/programs', '/api/v1/programs/7'],
    ['*/votes', '/votes/7'],
    ['/a*a', '/a'],
    ['/a*b*c', '/a-c-b'],
    ['/a.c', '/abc'],
  ])('%s does not match %s', (pattern, path) => {
    expect(matchesPath(pattern, path)).toBe(false)
  })

  it('does not backtrack: a hundred stars and a path that almost matches take no long time', () => {
    expect(matchesPath(`/${'*a'.repeat(100)}*b`, `/${'a'.repeat(10_000)}`)).toBe(false)
  })
})
