import { defineConfig, type Options } from 'tsup'

/**
 * Returns the bundler configuration of the packages: ESM only (current Node can `require` it), for no particular platform.
 * Declarations come from `tsc`, which is faster and needs no compiler API.
 */
export function library(entry: readonly string[], more: Options = {}): ReturnType<typeof defineConfig> {
  return defineConfig({
    entry: [...entry],
    format: ['esm'],
    target: 'es2022',
    platform: 'neutral',
    dts: false,
    clean: true,
    sourcemap: true,
    ...more,
  })
}
