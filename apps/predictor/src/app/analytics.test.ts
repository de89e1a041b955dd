import { act, cleanup, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useAnalytics } from './analytics.ts'

const ADDRESS = '/home?tournamentId=120-2024&accessToken=secret&round=9#mates=1&ids=secret'
const PUBLIC = {
  page_location: `${window.location.origin}/home?tournamentId=120-2024&round=9`,
  page_referrer: '',
}

const scripts = () => [...document.head.querySelectorAll('script')]
const removeTags = () => {
  for (const script of scripts()) script.remove()
}

beforeEach(() => {
  removeTags()
  delete window.dataLayer
  window.history.replaceState(null, '', ADDRESS)
})
afterEach(() => {
  cleanup()
  removeTags()
  window.history.replaceState(null, '', '/')
})

/** What the tag was called with, without the time of its start. The tag reads no arrays. */
const calls = () =>
  (window.dataLayer ?? []).map((call) => (Array.isArray(call) ? [] : Array.from(Object(call)))).slice(1)

function start(id = 'G-TEST123') {
  return renderHook((isGranted: boolean) => useAnalytics(id, isGranted), {
    initialProps: true,
    wrapper: BrowserRouter,
  })
}

it('loads the tag without page views of its own, and sends each screen with an address that has no token', () => {
  start()
  const [script] = scripts()
  expect(script?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST123')
  expect(script?.referrerPolicy).toBe('no-referrer')
  const view = [
    ['set', PUBLIC],
    ['event', 'page_view', { send_to: 'G-TEST123' }],
  ]
  expect(calls()).toEqual([['set', PUBLIC], ['config', 'G-TEST123', { send_page_view: false }], ...view])
  act(() => {
    window.history.replaceState(null, '', ADDRESS.replace('home', 'home/rules'))
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(calls().at(-1)).toEqual(view[1])
  expect(calls()).toHaveLength(6)
  expect(JSON.stringify(calls())).not.toContain('secret')
})

it('loads each tag once', () => {
  for (const id of ['G-TEST123', 'G-TEST123', 'G-OTHER1']) start(id)
  expect(scripts().map(({ src }) => new URL(src).search)).toEqual(['?id=G-TEST123', '?id=G-OTHER1'])
})

it('stops the tag and removes its cookies and no other when the consent is withdrawn, until it is granted again', () => {
  const { rerender } = start()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  for (const cookie of ['_ga=1', '_ga_TEST123=2', '_gallery=3']) document.cookie = `${cookie}; path=/`
  rerender(false)
  expect(Reflect.get(window, 'ga-disable-G-TEST123')).toBe(true)
  expect(document.cookie).toBe('_gallery=3')
  rerender(true)
  expect(Reflect.get(window, 'ga-disable-G-TEST123')).toBe(false)
})
