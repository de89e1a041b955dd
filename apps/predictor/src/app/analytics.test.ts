import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadAnalytics, sendPageView, withdrawAnalytics } from './analytics.ts'

const PUBLIC = {
  page_location: `${window.location.origin}/home?tournamentId=120-2024&round=9`,
  page_referrer: '',
}

beforeEach(() => {
  for (const script of scripts()) script.remove()
  delete window.dataLayer
  const address = '/home?tournamentId=120-2024&accessToken=secret&round=9#mates=1&ids=secret'
  window.history.replaceState(null, '', address)
})
afterEach(() => {
  for (const script of scripts()) script.remove()
  window.history.replaceState(null, '', '/')
})

const scripts = () => [...document.head.querySelectorAll('script')]

/** What the tag was called with, without the time of its start. */
const calls = () => (window.dataLayer ?? []).map((call) => Array.from(Object(call))).slice(1)

describe('loadAnalytics', () => {
  it("loads the tournament's tag, with the address without token and fragment and without page views of its own", () => {
    loadAnalytics('G-TEST123')
    const [script] = scripts()
    expect(script?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST123')
    expect(script?.referrerPolicy).toBe('no-referrer')
    expect(calls()).toEqual([
      ['set', PUBLIC],
      ['config', 'G-TEST123', { send_page_view: false }],
    ])
  })

  it('loads each tag once', () => {
    for (const id of ['G-TEST123', 'G-TEST123', 'G-OTHER1']) loadAnalytics(id)
    expect(scripts().map(({ src }) => new URL(src).search)).toEqual(['?id=G-TEST123', '?id=G-OTHER1'])
  })
})

it('sends a page view whose address, like that of every later event, has no token', () => {
  loadAnalytics('G-TEST123')
  sendPageView('G-TEST123')
  expect(calls().slice(-2)).toEqual([
    ['set', PUBLIC],
    ['event', 'page_view', { send_to: 'G-TEST123' }],
  ])
  expect(JSON.stringify(calls())).not.toContain('secret')
})

describe('withdrawAnalytics', () => {
  it('stops the tag and removes its cookies and no other, until it is loaded again', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    for (const cookie of ['_ga=1', '_ga_TEST123=2', '_gallery=3']) document.cookie = `${cookie}; path=/`
    withdrawAnalytics('G-TEST123')
    expect(Reflect.get(window, 'ga-disable-G-TEST123')).toBe(true)
    expect(document.cookie).toBe('_gallery=3')
    loadAnalytics('G-TEST123')
    expect(Reflect.get(window, 'ga-disable-G-TEST123')).toBe(false)
  })
})
