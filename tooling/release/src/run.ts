import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ROOT } from './workspace.ts'

export class CommandError extends Error {
  override name = 'CommandError' as const
}

export interface RunOptions {
  readonly cwd?: string | undefined
  readonly env?: Readonly<Record<string, string>> | undefined
  /** A folder whose commands go before the repository's. */
  readonly bin?: string | undefined
}

const PATHS = [join(import.meta.dirname, '../node_modules/.bin'), join(ROOT, 'node_modules/.bin')]

/**
 * Runs a command and returns what it printed.
 *
 * @throws CommandError with everything it printed, when it fails
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  const { cwd = ROOT, env = {}, bin } = options
  const path = [...(bin === undefined ? [] : [bin]), ...PATHS, process.env['PATH'] ?? ''].join(delimiter)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let everything = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      everything += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      everything += text
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(output)
      else
        reject(
          new CommandError(`${command} ${args.join(' ')} failed (exit ${code}) in ${cwd}\n${everything}`),
        )
    })
  })
}
