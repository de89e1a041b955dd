import { describe, expect, it } from 'vitest'
import { directionOf, localeFormat } from './locale-format.ts'

describe('localeFormat', () => {
  it.each([
    ['en', 'number', 1204, '1,204'],
    ['de', 'number', 1204, '1.204'],
    ['ar-EG', 'number', 1204, '١٬٢٠٤'],
    ['en', 'percent', 52, '52%'],
  ] as const)('formats $2 as $3 in $0, as a $1', (locale, kind, value, text) => {
    expect(localeFormat(locale)[kind](value)).toBe(text)
  })

  it('joins a list in the words of the locale', () => {
    expect(localeFormat('en').list(['Chiefs', 'Blues', 'Draw'])).toBe('Chiefs, Blues, and Draw')
    expect(localeFormat('es').list(['Chiefs', 'Blues'])).toBe('Chiefs y Blues')
  })

  it.each([
    [0, 'zero ٠'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few ٣'],
    [11, 'many ١١'],
    [100, 'other ١٠٠'],
  ])('has the plural form for %d', (count, text) => {
    const { plural } = localeFormat('ar-EG')
    const forms = { zero: 'zero #', one: 'one', two: 'two', few: 'few #', many: 'many #', other: 'other #' }
    expect(plural(count, forms)).toBe(text)
  })

  it("uses the form 'other' for a plural that has no form of its own", () => {
    expect(localeFormat('en').plural(1, { other: '# min' })).toBe('1 min')
  })

  it('distinguishes positions from counts', () => {
    const { ordinal } = localeFormat('en')
    const forms = { one: '#st', two: '#nd', few: '#rd', other: '#th' }
    expect([1, 2, 3, 4, 11, 22].map((position) => ordinal(position, forms))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '22nd',
    ])
  })

  it('rejects a tag that is no locale', () => {
    expect(() => localeFormat('arabic!')).toThrow(RangeError)
  })
})

describe('directionOf', () => {
  it.each([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['ur', 'rtl'],
    ['en', 'ltr'],
    ['az-Arab', 'rtl'],
    ['ar-Latn', 'ltr'],
  ])('is $1 for $0', (locale, direction) => {
    expect(directionOf(locale)).toBe(direction)
  })
})
