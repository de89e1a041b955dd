import { describe, expect, it } from 'vitest'
import { codeBlocksIn } from './code-blocks-in.ts'
import { examplesIn } from './examples-in.ts'

const PAGE = `# A page

\`\`\`ts
const one = 1
\`\`\`

Then, in the shell:

\`\`\`sh
pnpm test
\`\`\`

\`\`\`tsx continues
export const two = one + 1
\`\`\`

\`\`\`ts
const other = 3
\`\`\`
`

describe('the blocks of a page', () => {
  it('are those in TypeScript, each with the line its code starts on', () => {
    expect(codeBlocksIn(PAGE).map(({ language, line }) => [language, line])).toEqual([
      ['ts', 4],
      ['tsx', 14],
      ['ts', 18],
    ])
  })

  it('may hold a fence of their own inside a longer one', () => {
    const [block] = codeBlocksIn('````ts\nconst a = `\n```\n`\n````\n')
    expect(block?.text).toBe('const a = `\n```\n`\n')
  })
})

describe('the examples of a page', () => {
  it('start anew with each block, unless it continues the one above', () => {
    const examples = examplesIn(PAGE, 'page.md')
    expect(examples.map(({ place, language }) => [place, language])).toEqual([
      ['page.md:4', 'tsx'],
      ['page.md:18', 'ts'],
    ])
  })

  it('keep every line on its number in the page', () => {
    const lines = PAGE.split('\n')
    const misplaced = examplesIn(PAGE, 'page.md').flatMap(({ text }) =>
      text.split('\n').filter((line, index) => line !== '' && lines[index] !== line),
    )
    expect(misplaced).toEqual([])
  })

  it('cannot continue nothing', () => {
    expect(() => examplesIn('```ts continues\n1\n```', 'a.md')).toThrow('a.md:2 continues nothing')
  })

  it('cannot be switched off by a word on the fence', () => {
    expect(() => examplesIn('```ts ignore\n1\n```', 'a.md')).toThrow("a.md:2 says 'ignore'")
  })
})
