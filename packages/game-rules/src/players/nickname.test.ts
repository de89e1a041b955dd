import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { graphemesOf, hasVisibleCharacter, nicknameState, normalizeNickname } from './nickname.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['', []],
  ['ae\u0301🇳🇿', ['a', 'e\u0301', '🇳🇿']],
  ['👨‍👩‍👧👍🏽', ['👨‍👩‍👧', '👍🏽']],
])('splits %j into the grapheme clusters %j', (text, graphemes) => {
  expect(graphemesOf(text)).toEqual(graphemes)
})

it('splits into code points when the browser has no segmenter', () => {
  vi.stubGlobal('Intl', {})
  expect(graphemesOf('a🇳🇿')).toEqual(['a', '🇳', '🇿'])
})

describe('nicknameState', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['a', undefined],
    ['a'.repeat(29), undefined],
    ['a'.repeat(30), undefined],
    ['a'.repeat(31), 'too-long'],
    ['Ngā Pōkai', undefined],
    ['A\u0304'.repeat(30), undefined],
    ['محمد', undefined],
    ['🏉'.repeat(30), undefined],
    ['🇳🇿'.repeat(15), undefined],
    ['🇳🇿'.repeat(16), 'too-long'],
    ['👨‍👩‍👧', undefined],
    ['\u200B\u200D', 'invisible'],
    ['\u3164', 'invisible'],
    ['\u202E', 'empty'],
  ])('has the problem $1 for $0', (text, problem) => {
    expect(nicknameState(text, {})).toEqual({ phase: 'idle', problem, canConfirm: problem === undefined })
  })

  it.each([
    ['idle', 'Try King', {}, true],
    ['confirming', 'Try King', { isSaving: true }, false],
    ['confirming', 'Try King', { isSaving: true, saved: 'Try King' }, false],
    ['saved', 'Try King', { saved: 'Try King' }, false],
    ['saved', ' Try  King ', { saved: ' Try  King ', isSaving: false }, false],
    ['idle', 'Try King ', { saved: 'Try King' }, true],
    ['idle', 'Try Kings', { saved: 'Try King' }, true],
    ['idle', '', { saved: 'Try King' }, false],
  ])('is %s for the text %j and %o', (phase, text, form, canConfirm) => {
    expect(nicknameState(text, form)).toMatchObject({ phase, canConfirm })
  })
})

describe('normalizeNickname', () => {
  it.each([
    ['  Try   King  ', 'Try King', 'single spaces, none at the ends'],
    ['Try\u202EKing', 'TryKing', 'no direction override'],
    ['\u2066Try\u2069\u200FKing\u061C', 'TryKing', 'no direction isolates and marks'],
    ['Try\nKing\t\u0000', 'Try King', 'no control characters'],
    ['A\u0304', 'Ā', 'composed accents'],
    ['👨‍👩‍👧', '👨‍👩‍👧', 'zero-width joiners are kept in emoji'],
    ['می\u200Cخواهم', 'می\u200Cخواهم', 'zero-width joiners are kept in Persian'],
    ['O\u2019Brien-Smith Jr.', 'O\u2019Brien-Smith Jr.', 'punctuation is kept'],
  ])('normalizes %j to %j: %s', (text, clean) => {
    expect(normalizeNickname(text)).toBe(clean)
  })

  it('is idempotent, also for an accent after a control that is removed', () => {
    const unit = fc.constantFrom('A', '\u0304', '\u202E', '\u2066', '\u200D', ' ', '\t', '\uFEFF')
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const once = normalizeNickname(text)
        expect(normalizeNickname(once)).toBe(once)
      }),
    )
  })

  it('never confirms a name that is too long for the platform', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 45 }), (text) => {
        fc.pre(nicknameState(text, {}).canConfirm)
        expect([...normalizeNickname(text)].length).toBeLessThanOrEqual(30)
        expect(graphemesOf(normalizeNickname(text)).length).toBeLessThanOrEqual(30)
      }),
    )
  })
})

describe('hasVisibleCharacter', () => {
  it.each([
    ['a', true],
    ['.', true],
    ['🏉', true],
    ['ā', true],
    ['', false],
    [' \u00A0\u2003', false],
    ['\u200B\u200C\u200D\u2060\uFEFF', false],
    ['\u00AD\u034F\u115F\u3164\uFFA0', false],
    ['\u2800\u2800', false],
    ['\u0301', false],
    ['\u{E0041}', false],
  ])('is $1 for $0', (text, expected) => {
    expect(hasVisibleCharacter(text)).toBe(expected)
  })
})
