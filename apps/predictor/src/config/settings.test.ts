import { describe, expect, it } from 'vitest'
import { analyticsVariable, SettingsError, settingsFrom } from './settings.ts'

describe('settingsFrom', () => {
  it('points at the sandbox when nothing is set', () => {
    expect(settingsFrom({}, '')).toMatchObject({
      platformEndpoint: 'http://localhost:4100/api/v1/',
      clientId: 'touchline-sandbox',
      analyticsConsent: 'given',
    })
  })

  it('lets the page override the environment, and the environment the defaults', () => {
    const settings = settingsFrom(
      { VITE_CLIENT_ID: 'from-env', VITE_PLATFORM_ENDPOINT: 'https://env.example/api/v1/' },
      '{"clientId":"from-page"}',
    )
    expect(settings.clientId).toBe('from-page')
    expect(settings.platformEndpoint).toBe('https://env.example/api/v1/')
  })

  it('ends the endpoint in a slash, because addresses are appended to it', () => {
    expect(settingsFrom({ VITE_PLATFORM_ENDPOINT: 'https://a.example/api/v1' }, '').platformEndpoint).toBe(
      'https://a.example/api/v1/',
    )
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
    expect(() => settingsFrom({}, text)).toThrow(SettingsError)
    expect(() => settingsFrom({}, text)).toThrow(name)
  })

  it('reads the number of fans from the page', () => {
    expect(settingsFrom({}, '').expectedFans).toBe(5000)
    expect(settingsFrom({}, '{"expectedFans":5000000}').expectedFans).toBe(5_000_000)
  })

  it('reads the host pages from the environment as a comma-separated list', () => {
    expect(
      settingsFrom({ VITE_HOST_ORIGINS: 'https://a.example, https://b.example:8443' }, '').hostOrigins,
    ).toEqual(['https://a.example', 'https://b.example:8443'])
  })

  it('reads the origins of the platform from the environment, patterns included, and from the page', () => {
    const env = { VITE_PLATFORM_ORIGINS: 'https://votes.example, https://*.live.example' }
    expect(settingsFrom(env, '').platformOrigins).toEqual(['https://votes.example', 'https://*.live.example'])
    const page = '{"platformOrigins":["http://localhost:4101"]}'
    expect(settingsFrom(env, page).platformOrigins).toEqual(['http://localhost:4101'])
  })

  it("reads from the environment or from the page whether there are mates' boards and a practice match", () => {
    expect(settingsFrom({}, '')).toMatchObject({ matesBoards: true, practiceMatch: true })
    expect(settingsFrom({ VITE_MATES_BOARDS: 'false' }, '').matesBoards).toBe(false)
    expect(settingsFrom({}, '{"practiceMatch":false}').practiceMatch).toBe(false)
    expect(() => settingsFrom({ VITE_MATES_BOARDS: 'off' }, '')).toThrow('matesBoards is "off"')
  })

  it('takes the terms from below the base path, unless they are elsewhere', () => {
    expect(settingsFrom({}, '{"basePath":"/games/predictor/"}').termsUrl).toBe('/games/predictor/terms.html')
    const elsewhere = '{"basePath":"/games/","termsUrl":"https://www.example.com/terms"}'
    expect(settingsFrom({}, elsewhere).termsUrl).toBe('https://www.example.com/terms')
  })

  it('names the value, the rule and the remedy', () => {
    expect(() => settingsFrom({}, '{"hostOrigins":["https://host.example/"]}')).toThrow(
      'hostOrigins.0 is "https://host.example/"; it must be an origin without a path. Correct it in the settings of the page or in the build\'s environment.',
    )
  })

  it('refuses page settings that are no object', () => {
    expect(() => settingsFrom({}, '[1]')).toThrow(SettingsError)
  })

  it('reads one measurement id a tournament from the environment', () => {
    const variable = analyticsVariable('120-2024')
    expect(variable).toBe('VITE_ANALYTICS_ID_120_2024')
    expect(settingsFrom({ [variable]: 'G-TEST123' }, '').analyticsIds).toEqual({ [variable]: 'G-TEST123' })
  })
})
