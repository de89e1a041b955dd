import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { withoutToken } from '../platform/log.ts'

const TAG_URL = 'https://www.googletagmanager.com/gtag/js'
const COOKIE = /^_ga(_|$)/

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * Loads the analytics tag of a tournament once. Call it only with a measurement id and with consent: there is no other gate. The
 * tag sends no page views of its own, because it would read the address, which contains the token; see `sendPageView`.
 */
function loadAnalytics(measurementId: string): void {
  allowTag(measurementId, true)
  const src = `${TAG_URL}?id=${encodeURIComponent(measurementId)}`
  if (document.querySelector(`script[src="${src}"]`) !== null) return
  callTag('js', new Date())
  callTag('set', publicAddress())
  callTag('config', measurementId, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.referrerPolicy = 'no-referrer'
  script.src = src
  document.head.append(script)
}

/** Sends a page view to a loaded tag, and the address without the token for every later event. */
function sendPageView(measurementId: string): void {
  callTag('set', publicAddress())
  callTag('event', 'page_view', { send_to: measurementId })
}

function publicAddress() {
  const address = new URL(window.location.href)
  address.searchParams.delete('accessToken')
  // The fragment of a link to a mates' board names players.
  address.hash = ''
  return { page_location: withoutToken(address.href), page_referrer: '' }
}

function callTag(..._words: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the tag reads `arguments` objects, not arrays
  window.dataLayer.push(arguments)
}

/** Stops a tag that was loaded from sending anything more, and removes its cookies. */
function withdrawAnalytics(measurementId: string): void {
  allowTag(measurementId, false)
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of names.filter((one) => COOKIE.test(one))) {
    // The tag sets its cookies for the widest domain that takes them.
    const parts = window.location.hostname.split('.')
    for (const domain of ['', ...parts.map((_, place) => parts.slice(place).join('.'))]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
      document.cookie = `${name}=; path=/; max-age=0${domain === '' ? '' : `; domain=${domain}`}`
    }
  }
}

/** The tag's own opt-out: it reads this property before it sends. */
function allowTag(measurementId: string, isAllowed: boolean): void {
  Object.assign(window, { [`ga-disable-${measurementId}`]: !isAllowed })
}

/**
 * Loads the tag of the tournament, signed in or not. Without consent nothing is loaded and no cookie is set, and a loaded tag
 * stops when it is revoked. Each screen is a page view.
 *
 * @param measurementId undefined while the address names no tournament or one without a tag
 */
export function useAnalytics(measurementId: string | undefined, isGranted: boolean): void {
  const wasGranted = useRef(false)
  useEffect(() => {
    if (measurementId === undefined || (!isGranted && !wasGranted.current)) return
    wasGranted.current = true
    if (isGranted) loadAnalytics(measurementId)
    else withdrawAnalytics(measurementId)
  }, [measurementId, isGranted])
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen is a page view
  useEffect(() => {
    if (measurementId !== undefined && isGranted) sendPageView(measurementId)
  }, [measurementId, isGranted, pathname])
}
