import type { Page } from '@playwright/test'

/** The methods by which the page sends votes from now on, in order; the list grows while the page works. */
export function votesSent(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && /\/votes\//.test(request.url())) sent.push(request.method())
  })
  return sent
}
