import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { COMPRESSIBLE } from './media-types.ts'

/** Writes a brotli copy of each text file of the build, for servers that send compressed files as they are. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: ({ dir: folder = 'dist' }) => {
      for (const name of globSync(`**/*.{${COMPRESSIBLE.join(',')}}`, { cwd: folder }))
        writeFileSync(join(folder, `${name}.br`), brotli(readFileSync(join(folder, name))))
    },
  }
}

/** Returns a text in the smallest form that brotli has for it. */
export function brotli(text: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  return brotliCompressSync(text, { params })
}
