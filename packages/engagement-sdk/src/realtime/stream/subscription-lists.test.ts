import { describe, expect, it } from 'vitest'
import { isSameLists, subscriptionLists } from './subscription-lists.ts'

describe('subscription lists', () => {
  it('are the same name by name, whatever a name looks like', () => {
    expect(isSameLists(subscriptionLists(['a', 'b']), subscriptionLists(['b', 'a', 'a']))).toBe(true)
    expect(isSameLists(subscriptionLists(['a', 'b']), subscriptionLists(['a,b']))).toBe(false)
    expect(isSameLists(subscriptionLists(['a'], ['b']), subscriptionLists(['a']))).toBe(false)
  })
})
