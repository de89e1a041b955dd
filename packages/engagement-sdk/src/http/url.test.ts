import { describe, expect, it } from 'vitest'
import { appendQuery, fillTemplate } from './url.ts'

describe('appendQuery and fillTemplate', () => {
  it.each([
    ['https://x/', { a: 'b c|d&e#f' }, 'https://x/?a=b%20c%7Cd%26e%23f'],
    ['https://x/?a=1', { b: 0, c: false, d: '' }, 'https://x/?a=1&b=0&c=false&d='],
    ['https://x/?a=', { title: 'q' }, 'https://x/?a=&title=q'],
    ['https://x/?x=%7C', { title: 'a&b' }, 'https://x/?x=%7C&title=a%26b'],
    ['https://x/', { k: ['x', 'y'], n: undefined, e: [] }, 'https://x/?k=x&k=y'],
    ['https://x/', {}, 'https://x/'],
  ])('appends to %s the query %j: %s', (url, query, expected) => {
    expect(appendQuery(url, query)).toBe(expected)
  })

  it('leaves out null, which callers without TypeScript pass', () => {
    expect(appendQuery('https://x/', JSON.parse('{ "a": null, "b": 1 }'))).toBe('https://x/?b=1')
  })

  it('encodes query values with the given function', () => {
    expect(appendQuery('https://x/', { ee: '', n: 1 }, (value) => `<${value}>`)).toBe(
      'https://x/?ee=<>&n=<1>',
    )
  })

  it.each([
    ['https://x/{id}/', 'a/b?c#d', 'https://x/a%2Fb%3Fc%23d/'],
    ['https://x/{id}/', '$&', 'https://x/%24%26/'],
    ['https://x/%7C/{id}/', 'a', 'https://x/%7C/a/'],
    ['https://x/{a}/{b}/', { a: '1', b: '2' }, 'https://x/1/2/'],
  ])('fills %s with %j: %s', (template, values, expected) => {
    expect(fillTemplate(template, values, 'Program')).toBe(expected)
  })

  it.each([[undefined], [null], [''], [5]])('throws for the template %j', (template) => {
    expect(() => fillTemplate(template, 'x', 'Program')).toThrow(/^Program url missing\.$/)
  })
})

it('fills a template without closing braces in linear time', () => {
  const template = `https://x/${'{'.repeat(200_000)}`
  expect(fillTemplate(template, 'a', 'Program')).toBe(template)
})
