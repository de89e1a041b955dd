import { spawnSync } from 'node:child_process'
import { reportOmission } from '@touchline/vitest-config/report-omission'

type NamespaceKind = '--mount' | '--pid'

/** What the suites do not test without the right to create a namespace. */
const UNTESTED = {
  '--mount': 'data folders on full, read-only and small disks',
  '--pid': 'the lock of a data folder between containers',
} as const satisfies Record<NamespaceKind, string>

/**
 * Returns whether this user may give a process its own namespace: root on Linux, and users of some distributions.
 * Otherwise records the omission for the closing summary of the test command.
 */
export function mayUnshare(kind: NamespaceKind): boolean {
  if (spawnSync('unshare', [kind, '--fork', 'true']).status === 0) return true
  reportOmission({
    what: UNTESTED[kind],
    missing: `the right to run unshare ${kind}`,
    remedy: 'Run the tests on Linux as root.',
  })
  return false
}

/** Runs a command as a container would: its process ids are its own. */
export const OWN_PIDS = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'] as const

/** Runs a command with a disk of its own at a folder, which other processes see as it was. */
export function withDisk(folder: string, { options, prepare = 'true' }: Disk): readonly string[] {
  const script = `mount -t tmpfs -o ${options} tmpfs "$0" && ${prepare} && exec "$@"`
  return ['unshare', '--mount', 'bash', '-c', script, folder]
}

interface Disk {
  /** Of mount(8), such as `size=20m`. */
  readonly options: string
  /** A shell command that runs before, with the folder in `$0`. @default none */
  readonly prepare?: string
}
