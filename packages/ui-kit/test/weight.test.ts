import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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
const MORE_BYTES: Readonly<Record<string, number>> = { Slider: 2.4 * KB, CircularSlider: 3.1 * KB }

const controls = Array.from(
  readFileSync(ENTRY, 'utf8').matchAll(
    /^export \{ (?:type \w+, )*([A-Z][a-z]\w+)\b[^}]*\} from '\.\/controls\/[\w-]+\/[\w-]+\.tsx'/gm,
  ),
  ([, name = '']) => name,
)

const bytesOf = async (names: readonly string[]) =>
  names.length === 0 ? 0 : (await weigh(`export { ${names.join(', ')} } from './src/index.ts'`)).total

describe('weight', () => {
  it.each(controls)('%s stays within its bytes', async (name) => {
    const parts = MADE_OF[name] ?? []
    const [whole, contained] = await Promise.all([bytesOf([name, ...parts]), bytesOf(parts)])
    expect(whole - contained).toBeLessThanOrEqual(MORE_BYTES[name] ?? CONTROL_BYTES)
  })

  it('finds the controls to weigh', () => {
    expect(controls).toEqual(expect.arrayContaining(['Button', 'Slider', 'DataTable', 'Toast']))
  })

  it.each([
    ['all controls', `export * from './src/index.ts'`, 15.5 * KB],
    ['the question inputs with what they use', `export * from './src/questions/index.ts'`, 10.5 * KB],
    ['the bindings with what they use', `export * from './src/engagement/index.ts'`, 3.5 * KB],
  ])('%s', async (_, source, most) => {
    expect((await weigh(source)).total).toBeLessThanOrEqual(most)
  })
})
