import { describe, expect, it, vi } from 'vitest'
import { ArgumentError } from '../errors/errors.ts'
import { appendQuery, fillTemplate, originOf, trustedOrigins } from './url.ts'

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

describe('trustedOrigins', () => {
  it.each([
    ['https://votes.example.com', 'https://votes.example.com', true],
    ['https://votes.example.com/api/v1/', 'https://votes.example.com', true],
    ['https://votes.example.com', 'https://a.votes.example.com', false],
    ['https://votes.example.com', 'http://votes.example.com', false],
    ['http://localhost:4101', 'http://localhost:4101', true],
    ['http://localhost:4101', 'http://localhost:4100', false],
    ['https://*.example.com', 'https://votes.example.com', true],
    ['https://*.example.com', 'https://a.votes.example.com', true],
    ['https://*.example.com', 'https://example.com', false],
    ['https://*.example.com', 'https://votesexample.com', false],
    ['https://*.example.com', 'https://votes.example.com.evil.example', false],
    ['https://*.example.com', 'http://votes.example.com', false],
    ['https://*.example.com', 'https://votes.example.com:8443', false],
    ['https://*.example.com:8443', 'https://votes.example.com:8443', true],
    ['https://votes.example.com', undefined, false],
    ['https://*.trusted.example', 'https://evil.example?x=.trusted.example', false],
    ['https://*.trusted.example', 'https://evil.example#.trusted.example', false],
    ['https://*.trusted.example', 'https://evil.example\\.trusted.example', false],
    ['https://*.trusted.example', 'https://a.trusted.example@evil.example', false],
    ['https://*.trusted.example', 'https://votes.trusted.example/api/', true],
  ])('decides with %s whether %s is trusted: %s', (entry, origin, isTrusted) => {
    expect(trustedOrigins([entry])(origin)).toBe(isTrusted)
  })

  it.each([
    'https://*',
    'https://*.com',
    'https://a.*.example.com',
    'http://*.example.com',
    '*.example.com',
    '',
  ])('refuses the entry "%s" and names the two valid forms', (entry) => {
    expect(() => trustedOrigins([entry])).toThrow(ArgumentError)
    expect(() => trustedOrigins([entry])).toThrow(`Invalid origin: ${entry}. Use a form such as`)
  })
})

class UrlWithoutOrigin {
  get origin(): string {
    throw new Error('not implemented')
  }
}

it.each([
  ['https://votes.example.com/api/?x=https://other.example', 'https://votes.example.com'],
  ['HTTPS://Votes.Example.com:443/', 'https://votes.example.com'],
  ['http://localhost:4100', 'http://localhost:4100'],
  ['https://user@evil.example/', undefined],
  ['https://trusted.example\\@evil.example/', undefined],
  ['https://evil.example%2e.trusted.example/', undefined],
  ['https:///trusted.example', undefined],
  ['/relative/', undefined],
])('originOf parses %s as %s without a working URL, as in older React Native', (url, origin) => {
  vi.stubGlobal('URL', UrlWithoutOrigin)
  expect(originOf(url)).toBe(origin)
  vi.unstubAllGlobals()
})
