import { describe, expect, it } from 'vitest'
import { tokensOf } from './tokens.ts'

function texts(source: string): string[] {
  return tokensOf(source).map(({ text }) => text)
}

describe('the tokens of a file', () => {
  it('are its words, numbers, texts and signs, each with its line', () => {
    expect(tokensOf("const a = 'b c'\n\nf(1)")).toEqual([
      { text: 'const', line: 1 },
      { text: 'a', line: 1 },
      { text: '=', line: 1 },
      { text: "'b c'", line: 1 },
      { text: 'f', line: 3 },
      { text: '(', line: 3 },
      { text: '1', line: 3 },
      { text: ')', line: 3 },
    ])
  })

  it('leave out comments, and keep the lines beneath them', () => {
    expect(tokensOf('/* one\ntwo */ // three\na')).toEqual([{ text: 'a', line: 3 }])
  })

  it('take the slashes of an address for no comment', () => {
    expect(texts("f('https://a.example/b')")).toEqual(['f', '(', "'https://a.example/b'", ')'])
  })

  it.each([
    "import { a, type B } from './a.ts'",
    "import './a.css'",
    "export * from './a.ts'",
    "export {\n  a,\n} from './a.ts'",
  ])('leave out %j', (line) => {
    expect(texts(`${line}\na`)).toEqual(['a'])
  })

  it('keep what a file exports of its own', () => {
    expect(texts("export const from = 'a'")).toEqual(['export', 'const', 'from', '=', "'a'"])
  })
})
