import { expect, it } from 'vitest'
import { unstorableIn } from './storable.ts'

function nested(levels: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < levels; level += 1) value = [value]
  return value
}

it.each([
  [{ text: 'Whā\n\t🏉\u{10ffff}', list: [1, true, null, 'a'] }],
  ['a text alone'],
  [{ at: nested(31) }],
])('unstorableIn finds nothing in %j', (body) => {
  expect(unstorableIn(body)).toBeUndefined()
})

it.each([
  ['a null character', { nickname: 'a\u0000b' }, 'nickname'],
  ['a high half without the low one', { text: '\ud83c' }, 'text'],
  ['a low half without the high one', { text: 'x\udfc9' }, 'text'],
  ['one inside a list', { attributes: [{ key: 'a', value: '\u0000' }] }, 'attributes'],
  ['one in a name', { teams: { 'a\u0000': 'b' } }, 'teams'],
  ['one in a name at the top', { 'a\u0000': 'b' }, 'non_field_errors'],
  ['a body that is a text', '\u0000', 'non_field_errors'],
  ['a body that is a list', ['\u0000'], 'non_field_errors'],
  ['a field named __proto__', JSON.parse('{"__proto__": "\\u0000"}'), '__proto__'],
  ['what is nested too deeply', { at: nested(32) }, 'at'],
  ['what would overflow a stack', nested(60_000), 'non_field_errors'],
])('unstorableIn names the field of %s', (_, body, field) => {
  expect(unstorableIn(body)?.field).toBe(field)
})
