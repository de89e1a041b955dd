import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { table } from './rig/table.ts'

// What the code of the first screen consists of. The bundler knows how long each module is before minification; a
// module's share of that is taken for its share of the compressed file.

const ROOT = join(import.meta.dirname, '..')

async function main(): Promise<void> {
  const built = (await build({
    root: ROOT,
    logLevel: 'warn',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const chunk = built.output.find((file) => file.type === 'chunk' && file.name === 'first-screen')
  if (chunk?.type !== 'chunk') throw new Error('The build has no chunk of the name first-screen.')
  const compressed = brotliCompressSync(chunk.code).length
  const lengths = new Map<string, number>()
  for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
    const owner = ownerOf(id)
    lengths.set(owner, (lengths.get(owner) ?? 0) + renderedLength)
  }
  const whole = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  const rows = [...lengths]
    .sort(([, one], [, other]) => other - one)
    .map(([owner, length]) => [
      owner,
      ((length / whole) * (compressed / 1000)).toFixed(1),
      `${((length / whole) * 100).toFixed(0)} %`,
    ])
  console.log(`The code of the first screen: ${(compressed / 1000).toFixed(1)} KB compressed with brotli\n`)
  console.log(table(['', 'KB', 'share'], rows))
}

/** The package that a module is of, or the folder of the predictor. */
function ownerOf(id: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id)?.[1]
  const inWorkspace = /\/packages\/([^/]+)\//.exec(id)?.[1]
  const inPredictor = /\/predictor\/src\/([^/]+)\//.exec(id)?.[1]
  return inPackage ?? inWorkspace ?? (inPredictor === undefined ? 'predictor' : `predictor/${inPredictor}`)
}

await main()
