import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

const NAME = 'touchline-start'

/** Writes the ports of this start command into the process list, where another start command can find it. */
export function showPorts(...ports: readonly number[]): void {
  process.title = [NAME, ...ports].join(' ')
}

/** Returns the process id of the start command that uses a port, in this checkout or another one. */
export function startCommandOn(port: number): number | undefined {
  const shown = new RegExp(`^\\s*(\\d+) ${NAME} .*\\b${port}\\b`)
  const [pid] = processes().flatMap((line) => shown.exec(line)?.[1] ?? [])
  return pid === undefined ? undefined : Number(pid)
}

/** Lists process ids and commands: from `/proc` on Linux, because small images have no `ps`, elsewhere from `ps`. */
function processes(): readonly string[] {
  const files = globSync('/proc/[0-9]*/cmdline')
  try {
    return files.length > 0
      ? files.map(fromProc)
      : execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  } catch {
    // On Windows the message about a port in use names no process.
    return []
  }
}

function fromProc(file: string): string {
  try {
    return `${file.split('/')[2]} ${readFileSync(file, 'utf8').replaceAll('\0', ' ')}`
  } catch {
    // The process ended while the list was read.
    return ''
  }
}
