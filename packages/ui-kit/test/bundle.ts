import { gzipSync } from 'node:zlib'
import { bundledFiles } from '@touchline/build/bundled-files'
import { defaultClientConditions } from 'vite'

const PACKAGE = `${import.meta.dirname}/..`

/** Sizes of a bundle in bytes, minified and gzipped, without React. */
export type Weight = { readonly js: number; readonly css: number; readonly total: number }

/** Bundles `source` as an app would, and returns the size of the result. */
export async function weigh(source: string): Promise<Weight> {
  const files = await bundledFiles(source, {
    root: PACKAGE,
    resolve: { conditions: ['@touchline/source', ...defaultClientConditions] },
    build: {
      cssCodeSplit: false,
      rolldownOptions: { external: [/^react(-dom)?(\/|$)/] },
    },
  })
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
