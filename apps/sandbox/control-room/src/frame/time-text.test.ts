import { expect, it } from 'vitest'
import { fieldText } from './time-text.ts'

it('the text of a field is the local time to the minute, and leads back to it', () => {
  const at = Date.parse('2024-02-09T05:07:00Z')
  expect(fieldText(at)).toBe('2024-02-09T05:07')
  expect(new Date(fieldText(at)).getTime()).toBe(at)
})
