import { describe, expect, it } from 'vitest'
import { isSameLists, subscriptionLists } from './subscription-lists.ts'

describe('isSameLists', () => {
  it('compares name by name, for any names', () => {
    expect(isSameLists(subscriptionLists(['a', 'b']), subscriptionLists(['b', 'a', 'a']))).toBe(true)
    expect(isSameLists(subscriptionLists(['a', 'b']), subscriptionLists(['a,b']))).toBe(false)
    expect(isSameLists(subscriptionLists(['a'], ['b']), subscriptionLists(['a']))).toBe(false)
  })
})
