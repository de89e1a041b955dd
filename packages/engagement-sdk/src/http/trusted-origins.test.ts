import { describe, expect, it, vi } from 'vitest'
import { ArgumentError } from '../errors/errors.ts'
import { originOf, trustedOrigins } from './url.ts'

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

describe('originOf without a working URL, as in older React Native', () => {
  it.each([
    ['https://votes.example.com/api/?x=https://other.example', 'https://votes.example.com'],
    ['HTTPS://Votes.Example.com:443/', 'https://votes.example.com'],
    ['http://localhost:4100', 'http://localhost:4100'],
    ['https://user@evil.example/', undefined],
    ['https://trusted.example\\@evil.example/', undefined],
    ['https://evil.example%2e.trusted.example/', undefined],
    ['https:///trusted.example', undefined],
    ['/relative/', undefined],
  ])('parses %s as %s', (url, origin) => {
    vi.stubGlobal(
      'URL',
      class {
        get origin(): string {
          throw new Error('not implemented')
        }
      },
    )
    expect(originOf(url)).toBe(origin)
    vi.unstubAllGlobals()
  })
})
