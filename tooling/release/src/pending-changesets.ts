import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod/mini'

const BUMPS = ['major', 'minor', 'patch', 'none'] as const
const bumpSchema = z.enum(BUMPS)

export type Bump = z.infer<typeof bumpSchema>

/** A changeset that waits for its release. */
export interface PendingChangeset {
  /** '.changeset/brave-wings-fly.md' */
  readonly file: string
  readonly bumps: ReadonlyMap<string, Bump>
}

/** The changesets in the repository, in the order of their names. */
export function pendingChangesets(root: string): PendingChangeset[] {
  return globSync('.changeset/*.md', { cwd: root })
    .filter((file) => basename(file) !== 'README.md')
    .sort()
    .map((file) => ({ file, bumps: bumpsOf(readFileSync(join(root, file), 'utf8'), file) }))
}

function bumpsOf(text: string, file: string): Map<string, Bump> {
  const front = /^---\n(?<lines>[\s\S]*?)---/.exec(text)?.groups?.['lines']
  if (front === undefined) throw new Error(`${file} has no front matter; write it with 'pnpm changeset'.`)
  const lines = front.split('\n').filter((line) => line.trim() !== '')
  return new Map(
    lines.map((line) => {
      const { name = '', bump } = /^["']?(?<name>[^"':]+)["']?:\s*(?<bump>\w+)\s*$/.exec(line)?.groups ?? {}
      const parsed = bumpSchema.safeParse(bump)
      if (!parsed.success) throw new Error(`${file} has a line that is no bump: ${line}`)
      return [name, parsed.data]
    }),
  )
}

/** Packages whose next version may break importers: a major bump, or a minor one while the version is below 1. */
export function breakingPackages(
  changesets: readonly PendingChangeset[],
  versions: Readonly<Record<string, string>>,
): Set<string> {
  const all = changesets.flatMap(({ bumps }) => [...bumps])
  return new Set(
    all
      .filter(
        ([name, bump]) => bump === 'major' || (bump === 'minor' && versions[name]?.startsWith('0.') === true),
      )
      .map(([name]) => name),
  )
}
