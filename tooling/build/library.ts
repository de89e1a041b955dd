import { defineConfig, type Options } from 'tsup'

/**
 * Returns the bundler configuration of the packages: ESM only, for no particular platform. Node can `require()` an ES module since
 * 20.19 and 22.12, and every bundler reads ESM; a second, CommonJS build would make two instances of one module possible.
 * Declarations come from `tsc`: TypeScript 7 has no compiler API to bundle them with.
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
