import { withoutToken } from '../platform/log.ts'

const TAG_URL = 'https://www.googletagmanager.com/gtag/js'

interface TagWindow {
  readonly document: Document
  readonly location: Pick<Location, 'href'>
  dataLayer?: unknown[] | undefined
}

/**
 * Loads the analytics tag of a tournament and sends its first event, the page's address without
 * the token. Call it only with a measurement id and with consent: there is no other gate.
 */
export function loadAnalytics(measurementId: string, page: TagWindow): void {
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
  script.src = `${TAG_URL}?id=${encodeURIComponent(measurementId)}`
  page.document.head.append(script)
}
