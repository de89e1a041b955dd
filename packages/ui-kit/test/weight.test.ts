import { readFileSync, statSync } from 'node:fs'
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

it('includes at most 40 KB of font files', () => {
  const theme = `${import.meta.dirname}/../src/theme`
  const css = readFileSync(`${theme}/typeface.css`, 'utf8')
  const files = Array.from(css.matchAll(/url\("\.\/(fonts\/[\w-]+\.woff2)"\)/g), ([, file = '']) => file)
  const bytes = files.map((file) => statSync(`${theme}/${file}`).size)
  expect(files).toHaveLength(6)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000)
  // The two that nearly every page needs. Browsers load the others only for characters that need them.
  expect((bytes[0] ?? 0) + (bytes[1] ?? 0)).toBeLessThanOrEqual(13_000)
})
