import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { BIN, ROOT, type Step } from './run-steps.ts'

/**
 * Returns the step that fails when a branch changes a package without adding a changeset. Returns no step if git has no base branch to
 * compare with: in an unpacked archive, or in a clone of one branch.
 */
export function changesetSteps(): readonly Step[] {
  const branches = ['refs/remotes/origin/main', 'refs/heads/main']
  const args = ['for-each-ref', '--sort=-refname', '--format=%(refname)', ...branches]
  const { stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  const base = stdout?.split('\n').find((name) => name !== '')
  if (base === undefined) return []
  return [{ name: 'changesets', command: join(BIN, 'changeset'), args: ['status', '--since', base] }]
}
