import { gzipSync } from 'node:zlib'
import { build, defaultClientConditions } from 'vite'

const ENTRY = 'virtual:entry'
const PACKAGE = `${import.meta.dirname}/..`

/** Bytes of a bundle, minified and gzipped, react and our other packages apart. */
export type Weight = { readonly js: number; readonly css: number; readonly total: number }

/** Bundles `source` as an app would and weighs what is left of the kit. */
export async function weigh(source: string): Promise<Weight> {
  const built = await build({
    root: PACKAGE,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
    resolve: { conditions: ['@touchline/source', ...defaultClientConditions] },
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?(\/|$)/, '@touchline/game-rules', '@touchline/engagement-sdk'],
      },
    },
  })
  const files = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const size = (ending: string) =>
    files
      .filter((file) => file.fileName.endsWith(ending))
      .reduce(
        (sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length,
        0,
      )
  const weight = { js: size('.js'), css: size('.css') }
  return { ...weight, total: weight.js + weight.css }
}
