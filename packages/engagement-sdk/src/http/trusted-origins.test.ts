import { describe, expect, it } from 'vitest'
import { ArgumentError } from '../errors/errors.ts'
import { trustedOrigins } from './url.ts'

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
