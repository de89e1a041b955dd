import { describe, expect, it } from 'vitest'
import { settingsFrom } from './settings.ts'

describe('settingsFrom', () => {
  it('points at the sandbox when nothing is set', () => {
    expect(settingsFrom()).toMatchObject({
      platformEndpoint: 'http://localhost:4100/api/v1/',
      clientId: 'touchline-sandbox',
      analyticsConsent: 'given',
      expectedFans: 5000,
    })
  })

  it('lets the settings of the page override those of the build', () => {
    const build = '{"clientId":"from-build","platformEndpoint":"https://build.example/api/v1/"}'
    expect(settingsFrom(build, '{"clientId":"from-page"}')).toMatchObject({
      clientId: 'from-page',
      platformEndpoint: 'https://build.example/api/v1/',
    })
  })

  it('appends a slash to the endpoint, because addresses are appended to it', () => {
    const { platformEndpoint } = settingsFrom('{"platformEndpoint":"https://a.example/api/v1"}')
    expect(platformEndpoint).toBe('https://a.example/api/v1/')
  })

  it('accepts origins of the platform with a pattern for subdomains', () => {
    const platformOrigins = ['https://votes.example', 'https://*.live.example', 'http://localhost:4101']
    expect(settingsFrom(JSON.stringify({ platformOrigins })).platformOrigins).toEqual(platformOrigins)
  })

  it.each([
    ['an endpoint that is no web address', '{"platformEndpoint":"javascript:alert(1)"}', 'platformEndpoint'],
    ['an empty client id', '{"clientId":""}', 'clientId'],
    [
      'a measurement id that could break out of an address',
      '{"analyticsIds":{"t":"G-1&x=<"}}',
      'analyticsIds.t',
    ],
    ['a link to share that is no web address', '{"shareUrl":"javascript:alert(1)"}', 'shareUrl'],
    ['a sign-in page that is no web address', '{"signInUrl":"/login"}', 'signInUrl'],
    ['terms that are a script', '{"termsUrl":"javascript:alert(1)"}', 'termsUrl'],
    ['terms that are data', '{"termsUrl":"data:text/html,x"}', 'termsUrl'],
    ['terms without a secure connection', '{"termsUrl":"//example.com/terms"}', 'termsUrl'],
    ['a base path that is not a folder', '{"basePath":"/games"}', 'basePath'],
    ['a base path on another site', '{"basePath":"//example.com/"}', 'basePath'],
    ['a host origin with a path', '{"hostOrigins":["https://host.example/"]}', 'hostOrigins.0'],
    ['a host origin with a star', '{"hostOrigins":["*"]}', 'hostOrigins.0'],
    [
      'a platform origin with a path',
      '{"platformOrigins":["https://votes.example/api"]}',
      'platformOrigins.0',
    ],
    ['a platform origin with a star alone', '{"platformOrigins":["*"]}', 'platformOrigins.0'],
    ['a flag in words', '{"practiceMatch":"no"}', 'practiceMatch'],
    ['a number of fans in words', '{"expectedFans":"many"}', 'expectedFans'],
    ['a tournament without an id', '{"tournaments":[{"tournament":{}}]}', 'tournaments.0'],
  ])('names the setting when it finds %s', (_what, text, name) => {
    expect(() => settingsFrom(text)).toThrow(`${name} is `)
  })

  it('takes the terms from below the base path, unless they are elsewhere', () => {
    expect(settingsFrom('{"basePath":"/games/predictor/"}').termsUrl).toBe('/games/predictor/terms.html')
    const elsewhere = '{"basePath":"/games/","termsUrl":"https://www.example.com/terms"}'
    expect(settingsFrom(elsewhere).termsUrl).toBe('https://www.example.com/terms')
  })

  it('names the value, the rule and the remedy', () => {
    expect(() => settingsFrom('{"hostOrigins":["https://host.example/"]}')).toThrow(
      'hostOrigins.0 is "https://host.example/"; it must be an origin without a path. Correct it in the settings of the page or in the variable VITE_SETTINGS of the build.',
    )
  })

  it('refuses page settings that are no object', () => {
    expect(() => settingsFrom('[1]')).toThrow('The whole is [1]; it must be an object.')
  })
})
