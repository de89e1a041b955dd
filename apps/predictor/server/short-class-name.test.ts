import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { shortClassName } from './short-class-name.ts'

const card = resolve('src/card.module.css')
const list = resolve('src/list.module.css')

it('is the same for a class of a file at each build', () => {
  expect(shortClassName('title', card)).toBe(shortClassName('title', card))
})

it('tells classes of a file apart, and classes of one name in two files', () => {
  const names = [
    shortClassName('title', card),
    shortClassName('note', card),
    shortClassName('title', list),
    shortClassName('note', list),
  ]
  expect(new Set(names).size).toBe(names.length)
})
