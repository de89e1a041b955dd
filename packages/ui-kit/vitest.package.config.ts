import { defineConfig } from 'vitest/config'

/** Looks at the package as it would be published; runs after the build, as part of `check`. */
export default defineConfig({
  test: {
    name: 'ui-kit-package',
    include: ['package-check/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
