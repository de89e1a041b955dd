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
})
