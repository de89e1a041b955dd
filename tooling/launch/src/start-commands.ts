import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

const NAME = 'touchline-start'

/** Shows the ports of this start command in the process list, so that another start command can name it. */
export function showPorts(...ports: readonly number[]): void {
  process.title = [NAME, ...ports].join(' ')
}

/** Returns the process id of the start command, of this checkout or another one, that uses a port. */
export function startCommandOn(port: number): number | undefined {
  const shown = new RegExp(`^\\s*(\\d+) ${NAME} .*\\b${port}\\b`)
  const [pid] = processes().flatMap((line) => shown.exec(line)?.[1] ?? [])
  return pid === undefined ? undefined : Number(pid)
}

/** Lists process ids and commands: from `/proc`, because small Linux images have no `ps`, and elsewhere from `ps`. */
function processes(): readonly string[] {
  const files = globSync('/proc/[0-9]*/cmdline')
  try {
    return files.length > 0
      ? files.map(fromProc)
      : execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  } catch {
    // Windows. The message about a port in use then names no process.
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
