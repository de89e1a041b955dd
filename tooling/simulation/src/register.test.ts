import { describe, expect, it } from 'vitest'
import { isLinearizable, type Operation } from './register.ts'

const write = (value: string, from: number, to: number): Operation => ({ kind: 'write', value, from, to })
const maybe = (value: string, from: number): Operation => ({ kind: 'maybe', value, from, to: from })
const read = (value: string | undefined, from: number, to = from): Operation => ({
  kind: 'read',
  value,
  from,
  to,
})

describe('a history of one question', () => {
  it.each([
    ['nothing was written', [read(undefined, 1)]],
    ['what was written last is read', [write('a', 1, 2), write('b', 3, 4), read('b', 5)]],
    ['of two writes at one time either is last', [write('a', 1, 4), write('b', 2, 3), read('a', 5)]],
    ['a write that was not confirmed takes effect late', [maybe('a', 1), write('b', 2, 3), read('a', 9)]],
    ['a write that was not confirmed never takes effect', [maybe('a', 1), read(undefined, 9)]],
    ['a read overlaps the write', [write('a', 1, 5), read(undefined, 2, 3)]],
  ])('can be explained: %s', (_when, history) => {
    expect(isLinearizable(history)).toBe(true)
  })

  it.each([
    ['a confirmed write is lost', [write('a', 1, 2), read(undefined, 3)]],
    ['an old answer comes back', [write('a', 1, 2), write('b', 3, 4), read('a', 5)]],
    ['a value is read that was never written', [write('a', 1, 2), read('c', 3)]],
    ['a read sees what a later read does not', [maybe('a', 1), read('a', 2), read(undefined, 3)]],
  ])('cannot be explained: %s', (_when, history) => {
    expect(isLinearizable(history)).toBe(false)
  })
})
