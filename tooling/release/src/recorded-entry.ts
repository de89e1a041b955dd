import type { ReleaseRecord } from './record.ts'

/** One thing that can be written behind `import`. */
export interface RecordedEntry {
  readonly specifier: string
  /** Names that exist when the program runs. */
  readonly values: readonly string[]
}

export function recordedEntries(record: ReleaseRecord): RecordedEntry[] {
  return Object.entries(record).flatMap(([name, { entries }]) =>
    Object.entries(entries).map(([subpath, { exports }]) => ({
      specifier: name + subpath.slice(1),
      values: exports.filter((one) => !one.startsWith('type ')),
    })),
  )
}

export function isStyle({ specifier }: RecordedEntry): boolean {
  return specifier.endsWith('.css')
}

/** Whether an entry is a module; the others are styles and data. */
export function isModule({ specifier }: RecordedEntry): boolean {
  return !/\.(css|json)$/.test(specifier)
}
