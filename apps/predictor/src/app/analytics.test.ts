import { expect, it } from 'vitest'
import { loadAnalytics } from './analytics.ts'

it("loads the tournament's tag and tells it the address without the token", () => {
  const page: Parameters<typeof loadAnalytics>[1] = {
    document: document.implementation.createHTMLDocument(),
    location: { href: 'https://game.example/home?tournamentId=120-2024&accessToken=secret&round=9' },
  }
  loadAnalytics('G-TEST123', page)
  const script = page.document.querySelector('script')
  expect(script?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST123')
  expect(script?.referrerPolicy).toBe('no-referrer')
  const told = JSON.stringify(page.dataLayer)
  expect(told).toContain('https://game.example/home?tournamentId=120-2024&round=9')
  expect(told).not.toContain('secret')
})
