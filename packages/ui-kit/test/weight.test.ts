import { gzipSync } from 'node:zlib'
import { bundledFiles } from '@touchline/build/bundled-files'
import { defaultClientConditions } from 'vite'
import { expect, it, vi } from 'vitest'

// Production mode, because development checks of React are not shipped.
vi.stubEnv('NODE_ENV', 'production')

it('is at most 40 KB of scripts and styles without React: more would be a second copy of a library', async () => {
  const files = await bundledFiles(
    "export * from './src/index.ts'; export * from './src/questions/index.ts'",
    {
      root: `${import.meta.dirname}/..`,
      resolve: { conditions: ['@touchline/source', ...defaultClientConditions] },
      build: { cssCodeSplit: false, rolldownOptions: { external: [/^react(-dom)?(\/|$)/] } },
    },
  )
  const code = files.map((file) => {
    if (file.type === 'chunk') return file.code
    return /\.css$/.test(file.fileName) ? file.source : ''
  })
  const bytes = code.reduce((sum, text) => sum + gzipSync(text).length, 0)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(40_000)
})
