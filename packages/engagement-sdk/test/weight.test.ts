import { gzipSync } from 'node:zlib'
import { bundledFiles } from '@touchline/build/bundled-files'
import { expect, it } from 'vitest'

/** Bytes, far above what the package needs: only an accident exceeds it, such as a second copy of zod. */
const LIMIT = 100_000
const EVERYTHING = ['index', 'realtime/index', 'crypto/index', 'wire/index']
  .map((entry) => `export * from './src/${entry}.ts'`)
  .join('\n')

it('weighs less than 100 KB for every export with its dependencies, minified and gzipped', async () => {
  const files = await bundledFiles(EVERYTHING, { root: `${import.meta.dirname}/..` })
  const sizes = files.map((file) => (file.type === 'chunk' ? gzipSync(file.code).length : 0))
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(LIMIT)
})
