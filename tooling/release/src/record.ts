import { z } from 'zod/mini'

const recordSchema = z.record(
  z.string(),
  z.object({
    version: z.string(),
    files: z.number(),
    packedBytes: z.number(),
    unpackedBytes: z.number(),
    entries: z.record(
      z.string(),
      z.object({
        /** Own code of the entry, minified and gzipped; dependencies do not count. */
        gzipBytes: z.number(),
        /** Names in order; types carry 'type' in front. */
        exports: z.array(z.string()),
      }),
    ),
  }),
)

/** What the packages offered and weighed when they were last released, by package name. */
export type ReleaseRecord = z.infer<typeof recordSchema>

/** Growth that passes: a twentieth, or this many bytes where a twentieth would be less. */
const TOLERATED_SHARE = 0.05
const TOLERATED_BYTES = 256
/** The minifier does not choose the same names each time. */
const JITTER_BYTES = 8

export interface Difference {
  /** True where the release must not go on without a word from a person. */
  readonly isBreach: boolean
  readonly text: string
}

export function parseRecord(text: string): ReleaseRecord {
  return recordSchema.parse(JSON.parse(text))
}

/**
 * What changed since the last record. Growth over the tolerance is a breach; so is a name or an entry that
 * is gone, unless a changeset announces a breaking change of the package.
 */
export function compareRecords(
  before: ReleaseRecord,
  now: ReleaseRecord,
  breakingAnnounced: ReadonlySet<string>,
): Difference[] {
  const gone = Object.keys(before)
    .filter((name) => now[name] === undefined)
    .map((name) => ({ isBreach: true, text: `${name} is gone` }))
  const changes = Object.entries(now).flatMap(([name, fresh]) => {
    const old = before[name]
    if (old === undefined) return [{ isBreach: false, text: `${name} is new` }]
    const mayBreak = breakingAnnounced.has(name)
    return [
      ...sizeChange(`${name} tarball`, old.packedBytes, fresh.packedBytes),
      ...sizeChange(`${name} unpacked`, old.unpackedBytes, fresh.unpackedBytes),
      ...entryChanges(name, old.entries, fresh.entries, mayBreak),
    ]
  })
  return [...gone, ...changes]
}

type Entries = ReleaseRecord[string]['entries']

function entryChanges(name: string, before: Entries, now: Entries, mayBreak: boolean): Difference[] {
  const subpaths = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...subpaths].flatMap((subpath) => {
    const entry = name + subpath.slice(1)
    const old = before[subpath]
    const fresh = now[subpath]
    if (fresh === undefined) return [{ isBreach: !mayBreak, text: `${entry} is no entry any more` }]
    if (old === undefined) return [{ isBreach: false, text: `${entry} is a new entry` }]
    return [
      ...sizeChange(entry, old.gzipBytes, fresh.gzipBytes),
      ...missing(old.exports, fresh.exports).map((one) => ({
        isBreach: !mayBreak,
        text: `${entry} no longer exports ${one}`,
      })),
      ...missing(fresh.exports, old.exports).map((one) => ({
        isBreach: false,
        text: `${entry} exports ${one}`,
      })),
    ]
  })
}

function missing(from: readonly string[], other: readonly string[]): string[] {
  const there = new Set(other)
  return from.filter((one) => !there.has(one))
}

function sizeChange(what: string, before: number, now: number): Difference[] {
  if (Math.abs(now - before) <= JITTER_BYTES) return []
  const limit = before + Math.max(before * TOLERATED_SHARE, TOLERATED_BYTES)
  const percent =
    before === 0 ? '' : `, ${now > before ? '+' : ''}${(((now - before) / before) * 100).toFixed(1)} %`
  return [{ isBreach: now > limit, text: `${what}: ${before} → ${now} bytes${percent}` }]
}
