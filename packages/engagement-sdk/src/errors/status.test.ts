import { describe, expect, it } from 'vitest'
import { serverReason } from './status.ts'

describe('serverReason', () => {
  it.each([
    [{ detail: 'Not found.', error_code: 'not_found' }, 'Not found.'],
    [{ nickname: ['Too long.', 'Not allowed.'] }, 'nickname: Too long. nickname: Not allowed.'],
    [{ detail: { nickname: ['Taken.'] } }, 'nickname: Taken.'],
    [['One.', 'Two.'], 'One. Two.'],
    ['busy', 'busy'],
    ['<html>Bad gateway</html>', undefined],
    ['', undefined],
    [undefined, undefined],
    [null, undefined],
    [5, undefined],
    [{}, undefined],
    ['x'.repeat(1000), 'x'.repeat(300)],
  ])('reads %j as %j', (detail, reason) => {
    expect(serverReason(detail)).toBe(reason)
  })

  it('takes no longer for a large or deeply nested body than for a small one', () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`field${n}`, ['wrong']]))
    expect(serverReason(many)).toHaveLength(300)
    let nested: unknown = 'deep'
    for (let level = 0; level < 100_000; level += 1) nested = { [`a${level % 10}`]: nested }
    expect(serverReason({ detail: nested, nickname: ['Taken.'] })).toBe('nickname: Taken.')
  })
})
