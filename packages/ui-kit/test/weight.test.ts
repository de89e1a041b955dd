import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { weigh } from './bundle.ts'

const ENTRY = `${import.meta.dirname}/../src/index.ts`
const KB = 1000

/** Components of the visual identity. They are exported, but are not controls. */
const SIGNATURE: readonly string[] = ['NumberLine', 'ProgressSteps', 'ProgressStep']

const EXPORTS = /export \{([^}]*)\} from '\.\/controls\/[\w-]+\/[\w-]+\.tsx?'/g
const controls = Array.from(readFileSync(ENTRY, 'utf8').matchAll(EXPORTS), ([, names = '']) => names)
  .join()
  .split(/,\s*/)
  .map((name) => name.trim())
  .filter((name) => name !== '' && !name.startsWith('type ') && !SIGNATURE.includes(name))

// Production mode, because development checks of React are not shipped.
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production')
})

describe('weight', () => {
  it('finds the controls to measure', () => {
    expect(controls).toEqual(expect.arrayContaining(['Button', 'Slider', 'DataTable', 'Toast']))
  })

  it('is at most 17 KB for all controls with their stylesheet', async () => {
    const { total } = await weigh(`export { ${controls.join(', ')} } from './src/index.ts'`)
    expect(total).toBeLessThanOrEqual(17 * KB)
  })
})
