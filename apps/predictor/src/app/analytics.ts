import { withoutToken } from '../platform/log.ts'

const TAG_URL = 'https://www.googletagmanager.com/gtag/js'
const COOKIE = /^_ga(_|$)/

export interface TagWindow {
  readonly document: Document
  readonly location: Pick<Location, 'href' | 'hostname'>
  dataLayer?: unknown[] | undefined
}

/**
 * Loads the analytics tag of a tournament once and sends its first event, the page's address without
 * the token. Call it only with a measurement id and with consent: there is no other gate.
 */
export function loadAnalytics(measurementId: string, page: TagWindow): void {
  allowTag(measurementId, page, true)
  const src = `${TAG_URL}?id=${encodeURIComponent(measurementId)}`
  if (page.document.querySelector(`script[src="${src}"]`) !== null) return
  const address = new URL(page.location.href)
  address.searchParams.delete('accessToken')
  page.dataLayer ??= []
  const layer = page.dataLayer
  // The tag reads `arguments` objects, not arrays.
  const tell: (...words: unknown[]) => void = function () {
    // biome-ignore lint/complexity/noArguments: what the tag expects
    layer.push(arguments)
  }
  tell('js', new Date())
  tell('config', measurementId, { page_location: withoutToken(address.href), page_referrer: '' })
  const script = page.document.createElement('script')
  script.async = true
  script.referrerPolicy = 'no-referrer'
  script.src = src
  page.document.head.append(script)
}

/** Stops a tag that was loaded from sending anything more, and removes its cookies. */
export function withdrawAnalytics(measurementId: string, page: TagWindow): void {
  allowTag(measurementId, page, false)
  const names = page.document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of names.filter((one) => COOKIE.test(one))) {
    // The tag sets its cookies for the widest domain that takes them.
    for (const domain of ['', ...domainsOf(page.location.hostname)]) {
      page.document.cookie = `${name}=; path=/; max-age=0${domain === '' ? '' : `; domain=${domain}`}`
    }
  }
}

/** The tag's own opt-out: it reads this property before it sends. */
function allowTag(measurementId: string, page: TagWindow, isAllowed: boolean): void {
  Object.assign(page, { [`ga-disable-${measurementId}`]: !isAllowed })
}

/** @example domainsOf('play.example.com') //=> ['play.example.com', 'example.com', 'com'] */
function domainsOf(hostname: string): readonly string[] {
  const parts = hostname.split('.')
  return parts.map((_part, place) => parts.slice(place).join('.'))
}
