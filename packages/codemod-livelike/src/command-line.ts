import { parseArgs } from 'node:util'

/** The help text of the command line. */
export const USAGE = `Moves code from @livelike/javascript to @touchline/engagement-sdk.

  npx @touchline/codemod-livelike <files or folders> [--dry]

  --dry    print what would change, and change nothing
  --help   print this text

A file is changed completely or not at all. What a person has to do is printed with its line and a section of the guide.
Folders are read without node_modules, dist, build, coverage and hidden folders.

Exit code 0: nothing is left to a person. 1: something is. 2: the command line or a file cannot be read; nothing is changed.`

/** The options of the command line. */
export interface Options {
  readonly paths: readonly string[]
  readonly isDry: boolean
}

/**
 * Reads the command line. Returns 'help' for `--help`.
 *
 * @throws Error when a flag is unknown or no path is given
 */
export function readCommandLine(args: readonly string[]): Options | 'help' {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { dry: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  if (values.help) return 'help'
  if (positionals.length === 0) throw new Error('No file or folder is given. Example: src')
  return { paths: positionals, isDry: values.dry }
}
