import { describe, expect, it } from 'vitest'
import { isCalendarDay } from './calendar-day.ts'

describe('isCalendarDay', () => {
  it.each([
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2024-13-01', false],
    ['2024-6-22', false],
    ['2024-06-22T00:00', false],
    ['', false],
  ])('is $1 for $0', (text, expected) => {
    expect(isCalendarDay(text)).toBe(expected)
  })
})
