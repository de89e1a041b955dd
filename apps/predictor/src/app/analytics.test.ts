import { describe, expect, it } from 'vitest'
import { loadAnalytics, sendPageView, type TagWindow, withdrawAnalytics } from './analytics.ts'

const HREF = 'https://game.example/home?tournamentId=120-2024&accessToken=secret&round=9#mates=1&ids=secret'

function aPage(): TagWindow {
  return {
    document: document.implementation.createHTMLDocument(),
    location: { href: HREF, hostname: 'game.example' },
  }
}

const scripts = (page: TagWindow) => [...page.document.querySelectorAll('script')]

const PUBLIC = { page_location: 'https://game.example/home?tournamentId=120-2024&round=9', page_referrer: '' }

/** What the tag was called with, without the time of its start. */
const calls = (page: TagWindow) => (page.dataLayer ?? []).map((call) => Array.from(Object(call))).slice(1)

describe('loadAnalytics', () => {
  it("loads the tournament's tag, with the address without token and fragment and without page views of its own", () => {
    const page = aPage()
    loadAnalytics('G-TEST123', page)
    const [script] = scripts(page)
    expect(script?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST123')
    expect(script?.referrerPolicy).toBe('no-referrer')
    expect(calls(page)).toEqual([
      ['set', PUBLIC],
      ['config', 'G-TEST123', { send_page_view: false }],
    ])
  })

  it('loads each tag once', () => {
    const page = aPage()
    loadAnalytics('G-TEST123', page)
    loadAnalytics('G-TEST123', page)
    loadAnalytics('G-OTHER1', page)
    expect(scripts(page).map(({ src }) => new URL(src).search)).toEqual(['?id=G-TEST123', '?id=G-OTHER1'])
  })
})

it('sends a page view whose address, like that of every later event, has no token', () => {
  const page = aPage()
  loadAnalytics('G-TEST123', page)
  sendPageView('G-TEST123', page)
  expect(calls(page).slice(-2)).toEqual([
    ['set', PUBLIC],
    ['event', 'page_view', { send_to: 'G-TEST123' }],
  ])
  expect(JSON.stringify(calls(page))).not.toContain('secret')
})

describe('withdrawAnalytics', () => {
  it('stops the tag and removes its cookies and no other, until it is loaded again', () => {
    const page: TagWindow = { document, location: { href: HREF, hostname: window.location.hostname } }
    page.document.cookie = '_ga=1; path=/'
    page.document.cookie = '_ga_TEST123=2; path=/'
    page.document.cookie = '_gallery=3; path=/'
    withdrawAnalytics('G-TEST123', page)
    expect(Reflect.get(page, 'ga-disable-G-TEST123')).toBe(true)
    expect(document.cookie).toBe('_gallery=3')
    loadAnalytics('G-TEST123', page)
    expect(Reflect.get(page, 'ga-disable-G-TEST123')).toBe(false)
  })
})
