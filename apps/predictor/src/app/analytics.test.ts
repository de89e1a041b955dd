import { describe, expect, it } from 'vitest'
import { loadAnalytics, type TagWindow, withdrawAnalytics } from './analytics.ts'

const HREF = 'https://game.example/home?tournamentId=120-2024&accessToken=secret&round=9'

function aPage(): TagWindow {
  return {
    document: document.implementation.createHTMLDocument(),
    location: { href: HREF, hostname: 'game.example' },
  }
}

const scripts = (page: TagWindow) => [...page.document.querySelectorAll('script')]

describe('loadAnalytics', () => {
  it("loads the tournament's tag and tells it the address without the token", () => {
    const page = aPage()
    loadAnalytics('G-TEST123', page)
    const [script] = scripts(page)
    expect(script?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST123')
    expect(script?.referrerPolicy).toBe('no-referrer')
    const told = JSON.stringify(page.dataLayer)
    expect(told).toContain('https://game.example/home?tournamentId=120-2024&round=9')
    expect(told).not.toContain('secret')
  })

  it('loads each tag once', () => {
    const page = aPage()
    loadAnalytics('G-TEST123', page)
    loadAnalytics('G-TEST123', page)
    loadAnalytics('G-OTHER1', page)
    expect(scripts(page).map(({ src }) => new URL(src).search)).toEqual(['?id=G-TEST123', '?id=G-OTHER1'])
    expect(page.dataLayer).toHaveLength(4)
  })
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
