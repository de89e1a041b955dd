import { hash } from 'node:crypto'
import { relative } from 'node:path'

const WORKSPACE = new URL('../../..', import.meta.url).pathname

/**
 * Returns the name that a class of a CSS module has in the build: its own, and three characters for its file. The default
 * is longer, and each class is named in the styles, in the code and in the static frames.
 */
export function shortClassName(name: string, file: string): string {
  return `${name}_${hash('sha256', relative(WORKSPACE, file), 'base64url').slice(0, 3)}`
}
