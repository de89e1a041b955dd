import { gzipSync } from 'node:zlib'
import { bundledFiles } from '@touchline/build/bundled-files'

const PACKAGE = `${import.meta.dirname}/../..`

/** What an app ships of this package. */
export interface Bundle {
  /** Bytes of the first load and of everything it loads later, minified and gzipped. */
  readonly gzipBytes: number
  /** Source files whose code is in it, relative to the package. */
  readonly sources: readonly string[]
}

/** Bundles a source as an app would: minified, unused exports dropped, dependencies included. */
export async function bundled(source: string): Promise<Bundle> {
  const files = await bundledFiles(source, { root: PACKAGE })
  const chunks = files.filter((file) => file.type === 'chunk')
  return {
    gzipBytes: chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
    sources: chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) =>
        renderedLength > 0 && id.includes('/engagement-sdk/src/')
          ? [id.split('/engagement-sdk/')[1] ?? '']
          : [],
      ),
    ),
  }
}
