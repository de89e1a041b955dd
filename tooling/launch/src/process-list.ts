import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A running process. */
export interface ListedProcess {
  readonly pid: number
  /** Process id of its parent: the process that started it, or another one if that has ended. */
  readonly parent: number
  /** Program and arguments, separated by spaces. */
  readonly command: string
}

/** Lists the processes of the machine: from `/proc`, because small Linux images have no `ps`, and elsewhere from `ps`. */
export function processList(): ListedProcess[] {
  if (existsSync('/proc/self/cmdline')) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(fromProc)
  }
  try {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
    return lines.flatMap(fromPs)
  } catch {
    // Windows. Without a list no process is recognized, and the message about a port in use names none.
    return []
  }
}

function fromProc(pid: string): ListedProcess[] {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return [{ pid: Number(pid), parent: Number(parent), command }]
  } catch {
    // The process ended while the list was read.
    return []
  }
}

function fromPs(line: string): ListedProcess[] {
  const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
  return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }]
}
