import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { weigh } from './bundle.ts'

const ENTRY = `${import.meta.dirname}/../src/index.ts`
const KB = 1000

/** What a control may weigh, its stylesheet included, minified and gzipped, react apart. */
const CONTROL_BYTES = 2 * KB

/** Controls that are made of other controls weigh what they add to them. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  Counter: ['StepButton'],
  FramedDialog: ['Button'],
  MessageScreen: ['Button', 'PlusPattern'],
  Notice: ['Button'],
  Swiper: ['Button'],
  Toast: ['Notice'],
}

/** Two controls pay for a range input that waits until a finger is known not to scroll. */
const MORE_BYTES: Readonly<Record<string, number>> = { Slider: 2.35 * KB, CircularSlider: 3 * KB }

/** Beside the controls the kit has two parts of its signature: the line down the questions and the line of a result. */
const SIGNATURE: readonly string[] = ['NumberLine', 'Touchline', 'TouchlineStop']

const EXPORTS = /export \{([^}]*)\} from '\.\/controls\/[\w-]+\/[\w-]+\.tsx?'/g
const values = Array.from(readFileSync(ENTRY, 'utf8').matchAll(EXPORTS), ([, names = '']) => names)
  .join()
  .split(/,\s*/)
  .map((name) => name.trim())
  .filter((name) => name !== '' && !name.startsWith('type '))
const components = values.filter((name) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Icon'))
const controls = values.filter((name) => !SIGNATURE.includes(name))

const bytesOf = async (names: readonly string[]) =>
  names.length === 0 ? 0 : (await weigh(`export { ${names.join(', ')} } from './src/index.ts'`)).total

// As it is shipped, without React's checks for developers.
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production')
})

describe('weight', () => {
  it.each(components)('%s stays within its bytes', async (name) => {
    const parts = MADE_OF[name] ?? []
    const [whole, contained] = await Promise.all([bytesOf([name, ...parts]), bytesOf(parts)])
    expect(whole - contained).toBeLessThanOrEqual(MORE_BYTES[name] ?? CONTROL_BYTES)
  })

  it('finds the controls to weigh', () => {
    expect(components).toEqual(expect.arrayContaining(['Button', 'Slider', 'DataTable', 'Toast']))
  })

  it.each([
    ['all controls', `export { ${controls} } from './src/index.ts'`, 14 * KB],
    ['all controls and the signature', `export * from './src/index.ts'`, 15.2 * KB],
    ['the question inputs with what they use', `export * from './src/questions/index.ts'`, 10.2 * KB],
    ['the bindings with what they use', `export * from './src/engagement/index.ts'`, 3.5 * KB],
  ])('%s', async (_, source, most) => {
    expect((await weigh(source)).total).toBeLessThanOrEqual(most)
  })
})
