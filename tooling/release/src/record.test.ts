import { describe, expect, it } from 'vitest'
import { compareRecords, parseRecord, type ReleaseRecord } from './record.ts'

function aRecord(gzipBytes: number, exports: string[], packedBytes = 100_000): ReleaseRecord {
  return {
    '@t/rules': {
      version: '1.0.0',
      files: 3,
      packedBytes,
      unpackedBytes: 400_000,
      entries: { '.': { gzipBytes, exports }, './extra': { gzipBytes: 10, exports: ['more'] } },
    },
  }
}

const NOBODY = new Set<string>()
const BEFORE = aRecord(10_000, ['settle', 'type Answer'])

function breaches(now: ReleaseRecord, breaking: ReadonlySet<string> = NOBODY): string[] {
  return compareRecords(BEFORE, now, breaking)
    .filter(({ isBreach }) => isBreach)
    .map(({ text }) => text)
}

describe('the comparison with the last record', () => {
  it('is silent when nothing changed', () => {
    expect(compareRecords(BEFORE, BEFORE, NOBODY)).toEqual([])
  })

  it('is silent about the few bytes that two builds of the same sources differ in', () => {
    expect(compareRecords(BEFORE, aRecord(10_008, ['settle', 'type Answer']), NOBODY)).toEqual([])
    expect(compareRecords(BEFORE, aRecord(9_991, ['settle', 'type Answer']), NOBODY)).toHaveLength(1)
  })

  it('names growth and lets a twentieth pass', () => {
    const now = aRecord(10_500, ['settle', 'type Answer'])
    expect(compareRecords(BEFORE, now, NOBODY)).toEqual([
      { isBreach: false, text: '@t/rules: 10000 → 10500 bytes, +5.0 %' },
    ])
  })

  it('fails on one byte over a twentieth', () => {
    expect(breaches(aRecord(10_501, ['settle', 'type Answer']))).toEqual([
      '@t/rules: 10000 → 10501 bytes, +5.0 %',
    ])
  })

  it('fails when the tarball grows, whatever the entries do', () => {
    expect(breaches(aRecord(10_000, ['settle', 'type Answer'], 110_000))).toHaveLength(1)
  })

  it('lets small things grow by a few bytes', () => {
    const now = aRecord(10_000, ['settle', 'type Answer'])
    const tiny = { gzipBytes: 266, exports: ['more'] }
    const rules = now['@t/rules']
    expect(rules).toBeDefined()
    if (rules !== undefined) rules.entries['./extra'] = tiny
    expect(breaches(now)).toEqual([])
    tiny.gzipBytes = 267
    expect(breaches(now)).toHaveLength(1)
  })

  it('names shrinking without complaint', () => {
    expect(breaches(aRecord(1, ['settle', 'type Answer'], 1))).toEqual([])
  })

  it('fails when a name is gone, unless a breaking change is announced', () => {
    const now = aRecord(10_000, ['settle'])
    expect(breaches(now)).toEqual(['@t/rules no longer exports type Answer'])
    expect(breaches(now, new Set(['@t/rules']))).toEqual([])
  })

  it('fails when an entry or a package is gone', () => {
    const now = aRecord(10_000, ['settle', 'type Answer'])
    delete now['@t/rules']?.entries['./extra']
    expect(breaches(now)).toEqual(['@t/rules/extra is no entry any more'])
    expect(breaches({})).toEqual(['@t/rules is gone'])
  })

  it('names what is new', () => {
    const now = aRecord(10_000, ['settle', 'settleAll', 'type Answer'])
    expect(compareRecords(BEFORE, now, NOBODY).map(({ text }) => text)).toEqual([
      '@t/rules exports settleAll',
    ])
    expect(compareRecords({}, BEFORE, NOBODY).map(({ text }) => text)).toEqual(['@t/rules is new'])
  })
})

describe('a record on disk', () => {
  it('is refused when it is something else', () => {
    expect(() => parseRecord('{"@t/rules": {"version": 1}}')).toThrow()
  })
})
