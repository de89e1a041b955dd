import { describe, expect, it } from 'vitest'
import { createRecentMessages } from './recent-messages.ts'

describe('createRecentMessages', () => {
  it('recognises a repeated message and not a different one with the same time', () => {
    const recent = createRecentMessages()
    const message = { timetoken: '1', channel: 'a', payload: { x: 1 } }
    expect(recent.hasSeen(message)).toBe(false)
    expect(recent.hasSeen({ ...message, payload: { x: 1 } })).toBe(true)
    expect(recent.hasSeen({ ...message, payload: { x: 2 } })).toBe(false)
    expect(recent.hasSeen({ ...message, channel: 'b' })).toBe(false)
  })

  it('remembers the last hundred messages', () => {
    const recent = createRecentMessages()
    const at = (index: number) => ({ timetoken: String(index), channel: 'a', payload: index })
    for (let index = 0; index < 101; index += 1) recent.hasSeen(at(index))
    expect(recent.hasSeen(at(1))).toBe(true)
    expect(recent.hasSeen(at(0))).toBe(false)
  })
})
