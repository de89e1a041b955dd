import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const KNIP = join(import.meta.dirname, '../node_modules/.bin/knip')

/** Files, exports and dependencies that nothing uses, one line each; empty when everything is used. */
export function unusedThings(root: string, more: readonly string[] = []): string[] {
  const { status, stdout, stderr } = spawnSync(KNIP, ['--reporter', 'compact', '--no-progress', ...more], {
    cwd: root,
    encoding: 'utf8',
  })
  // 0: nothing found, 1: findings; anything else is knip's own trouble.
  if (status !== 0 && status !== 1) throw new Error(`knip could not look: ${stderr}${stdout}`)
  return stdout.split('\n').filter((line) => line.trim() !== '')
}
