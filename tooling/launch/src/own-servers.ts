import { join } from 'node:path'
import { GRACE_MS } from './grace.ts'
import { type ListedProcess, processList } from './process-list.ts'

/** Preloaded into every server of a start command, so that the process list shows which processes are such servers. */
export const EXIT_WITH_PARENT: string = join(import.meta.dirname, 'exit-with-parent.ts')

const POLL_INTERVAL_MS = 50

/** A server of a start command, of this checkout or another one. */
export interface OwnServer extends ListedProcess {
  /** Process id of its start command; undefined if that was killed and left the server behind. */
  readonly startedBy: number | undefined
}

/** An argument of every server. A command that only searches for the file has it in another form. */
const PRELOADED = /--import file:\S+\/launch\/src\/exit-with-parent\.ts /

/** Returns the server that a start command runs on a port. */
export function ownServer(
  port: number,
  processes: readonly ListedProcess[] = processList(),
): OwnServer | undefined {
  const found = processes.find(
    ({ command }) => PRELOADED.test(command) && `${command} `.includes(` --port ${port} `),
  )
  if (found === undefined) return undefined
  const parent = processes.find(({ pid }) => pid === found.parent)
  return { ...found, startedBy: parent?.command.includes('launch/src/start.ts') ? parent.pid : undefined }
}

/** Ends a leftover, by force if it does not stop. Returns false if it belongs to another user. */
export async function endLeftover({ pid, command }: OwnServer): Promise<boolean> {
  const isRunning = () => processList().some((one) => one.pid === pid && one.command === command)
  if (!send(pid, 'SIGTERM') && isRunning()) return false
  // A stopped process receives the signal when it continues.
  send(pid, 'SIGCONT')
  const force = setTimeout(() => send(pid, 'SIGKILL'), GRACE_MS)
  while (isRunning()) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  clearTimeout(force)
  return true
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
