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

/**
 * The dial does not fit: what it needs of a range input is half of it (1.1 KB, shared with Slider and there already
 * where both are used), the other half draws rings and ticks and follows a pointer round without a jump.
 */
const MORE_BYTES: Readonly<Record<string, number>> = { CircularSlider: 2.7 * KB }

/** What the controls made of others come to where nothing else of the kit is used; five of them are above 2 KB then. */
const WITH_THEIR_PARTS: readonly (readonly [name: string, most: number])[] = [
  ['Counter', 3.05 * KB],
  ['FramedDialog', 2.5 * KB],
  ['MessageScreen', 2.1 * KB],
  ['Notice', 2.15 * KB],
  ['Swiper', 2.05 * KB],
  ['Toast', 2.75 * KB],
]

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

  it('names every control made of others', () => {
    expect(WITH_THEIR_PARTS.map(([name]) => name)).toEqual(Object.keys(MADE_OF))
  })

  it.each(WITH_THEIR_PARTS)('%s and its parts stay within %d bytes', async (name, most) => {
    expect(await bytesOf([name])).toBeLessThanOrEqual(most)
  })

  it('lets the dial add at most 1.3 KB where there is a slider', async () => {
    const [both, slider] = await Promise.all([bytesOf(['Slider', 'CircularSlider']), bytesOf(['Slider'])])
    expect(both - slider).toBeLessThanOrEqual(1.3 * KB)
  })

  it('finds the controls to weigh', () => {
    expect(components).toEqual(expect.arrayContaining(['Button', 'Slider', 'DataTable', 'Toast']))
  })

  it.each([
    // 14 KB were meant; of it a table that keeps only the rows in sight in the document is 0.4 KB, and buttons that keep
    // their focus at a bound and their name while busy are 0.2, a toast that gives the focus back 0.1.
    ['all controls', `export { ${controls} } from './src/index.ts'`, 14.5 * KB],
    ['all controls and the signature', `export * from './src/index.ts'`, 15.45 * KB],
    ['the question inputs with what they use', `export * from './src/questions/index.ts'`, 9.8 * KB],
    ['the bindings with what they use', `export * from './src/engagement/index.ts'`, 3.5 * KB],
  ])('%s', async (_, source, most) => {
    expect((await weigh(source)).total).toBeLessThanOrEqual(most)
  })
})
