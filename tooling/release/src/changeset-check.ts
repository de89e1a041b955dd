import { execFileSync } from 'node:child_process'
import { pendingChangesets } from './pending-changesets.ts'
import { type PublicPackage, publicPackages } from './workspace.ts'

/** Files of a package that its importers never get. */
const NOT_SHIPPED =
  /(\.test(-d)?\.tsx?$|\.stories\.tsx$|\.md$|\/(test|bench|e2e|examples|\.storybook)\/|\.config\.ts$|tsconfig[^/]*\.json$)/

export interface ChangesetReport {
  /** Packages that changed without a changeset, by name, with the files that changed. */
  readonly missing: ReadonlyMap<string, readonly string[]>
  /** What the check compared with, in words. */
  readonly comparedWith: string
}

/**
 * Which packages changed without a changeset that says so. On a branch: since it left the base branch, and the
 * changeset must be new on the branch. On the base branch itself: since each package's last release.
 *
 * @param base Reference of the base branch; left out, it is looked for.
 */
export function checkChangesets(root: string, base?: string): ChangesetReport {
  if (!hasHistory(root)) {
    if (base) throw new Error(`There is no full history here to compare with ${base}: fetch it first.`)
    pendingChangesets(root)
    return { missing: new Map(), comparedWith: 'NOTHING: there is no full git history here' }
  }
  const packages = publicPackages(root)
  const head = git(root, ['rev-parse', 'HEAD'])
  const fork = forkPoint(root, base)
  if (fork === undefined || fork === head) return sinceReleases(root, packages)
  const announced = new Set(changedFiles(root, fork, '.changeset'))
  const changesets = pendingChangesets(root).filter(({ file }) => announced.has(file))
  const named = new Set(changesets.flatMap(({ bumps }) => [...bumps.keys()]))
  // A changeset without a package says that nothing needs a release.
  const isWaived = changesets.some(({ bumps }) => bumps.size === 0)
  const missing = packages.flatMap(({ name, folder }): [string, string[]][] => {
    const changed = changedFiles(root, fork, folder)
    const isRelease = changed.includes(`${folder}/CHANGELOG.md`)
    const shipped = changed.filter((file) => !NOT_SHIPPED.test(file))
    return shipped.length > 0 && !isRelease && !isWaived && !named.has(name) ? [[name, shipped]] : []
  })
  return { missing: new Map(missing), comparedWith: `what has changed since ${fork.slice(0, 9)}` }
}

/** False in a shallow clone and outside git, where what changed cannot be seen. */
function hasHistory(root: string): boolean {
  try {
    return git(root, ['rev-parse', '--is-shallow-repository']) === 'false'
  } catch {
    return false
  }
}

function sinceReleases(root: string, packages: readonly PublicPackage[]): ChangesetReport {
  const named = new Set(pendingChangesets(root).flatMap(({ bumps }) => [...bumps.keys()]))
  const missing = packages.flatMap(({ name, folder }): [string, string[]][] => {
    const release = git(root, ['log', '-1', '--format=%H', '--', `${folder}/CHANGELOG.md`])
    const changed = release === '' ? [`${folder}, never released`] : changedFiles(root, release, folder)
    const shipped = changed.filter((file) => !NOT_SHIPPED.test(file))
    return shipped.length > 0 && !named.has(name) ? [[name, shipped]] : []
  })
  return { missing: new Map(missing), comparedWith: "each package's last release" }
}

/** Where this branch left the base branch, or nothing where there is no base branch to be found. */
function forkPoint(root: string, base: string | undefined): string | undefined {
  if (base !== undefined && base !== '') return git(root, ['merge-base', 'HEAD', base])
  const reference = ['refs/remotes/origin/main', 'refs/heads/main'].find(
    (one) => git(root, ['for-each-ref', '--format=x', one]) !== '',
  )
  return reference === undefined ? undefined : git(root, ['merge-base', 'HEAD', reference])
}

function changedFiles(root: string, since: string, folder: string): string[] {
  const tracked = git(root, ['diff', '--name-only', '--no-renames', since, '--', folder])
  const fresh = git(root, ['ls-files', '--others', '--exclude-standard', '--', folder])
  return [...tracked.split('\n'), ...fresh.split('\n')].filter((file) => file !== '')
}

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', [...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

/** The report for a person: what is missing and how to add it; undefined when nothing is. */
export function explainMissing({ missing, comparedWith }: ChangesetReport): string | undefined {
  if (missing.size === 0) return undefined
  const rows = [...missing].map(([name, [first, ...more]]) => {
    const others = more.length > 0 ? ` and ${more.length} more` : ''
    return `  ${name}: ${first}${others}`
  })
  return `These packages changed and no changeset says so (compared with ${comparedWith}):
${rows.join('\n')}
Run 'pnpm changeset', choose the packages, and write one sentence for the person who upgrades.
Where nothing reaches importers, 'pnpm changeset --empty' says that.`
}
