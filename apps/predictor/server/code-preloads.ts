import type { Rolldown } from 'vite'
import { FIRST_FILE } from './code-files.ts'

/**
 * Returns links that load a file of code and what it imports next to the first file, which would ask for them only when it
 * runs. The page itself loads the first file.
 */
export function codePreloads(bundle: Rolldown.OutputBundle, name: string | undefined): string {
  if (name === undefined) return ''
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const wanted = chunkNamed(chunks, name)
  const first = chunkNamed(chunks, FIRST_FILE)
  const known = new Set([first.fileName, ...first.imports])
  return [wanted.fileName, ...wanted.imports]
    .filter((file) => !known.has(file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join('')
}

/** @throws Error if the build has none, since the page would then load files twice or too late */
function chunkNamed(chunks: readonly Rolldown.OutputChunk[], name: string): Rolldown.OutputChunk {
  const chunk = chunks.find((one) => one.name === name)
  if (chunk === undefined) throw new Error(`The build has no file of code with the name ${name}.`)
  return chunk
}
