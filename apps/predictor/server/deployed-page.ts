const DEFAULT_CLIENT_ID = 'touchline-sandbox'

const SETTINGS_SLOT = /(<script type="application\/json" id="touchline-settings">)[^<]*(<\/script>)/

/** The link in the page for old browsers. */
const OFFICIAL_SITE = /(<a id="official-site") hidden href="[^"]*"/

/** URLs of the build's files. The page is served for routes at any depth, so they cannot stay relative. */
const OWN_FILE = /(\s(?:href|src)=")\.\//g

/**
 * Returns the build's page with the settings of a deployment and URLs below its base path.
 *
 * @throws Error when the page has no element for the settings
 */
export function deployedPage(html: string, settings: Readonly<Record<string, unknown>>): string {
  if (!SETTINGS_SLOT.test(html))
    throw new Error('index.html has no place for settings (#touchline-settings).')
  const { basePath = '/', shareUrl } = settings
  // '<' is escaped so that no setting can end the script element.
  const text = JSON.stringify(settings).replaceAll('<', '\\u003c')
  return html
    .replaceAll(OWN_FILE, (_all, start: string) => start + basePath)
    .replace(SETTINGS_SLOT, (_all, start: string, end: string) => start + text + end)
    .replace(OFFICIAL_SITE, (hidden, link: string) =>
      typeof shareUrl === 'string' ? `${link} href="${new URL(shareUrl).href}"` : hidden,
    )
    .replace('</title>', (title) => title + applicationPreload(settings))
}

/** Returns the preload of the platform's first response, which then loads in parallel with the code. */
function applicationPreload({
  platformEndpoint,
  clientId = DEFAULT_CLIENT_ID,
}: Readonly<Record<string, unknown>>): string {
  if (typeof platformEndpoint !== 'string' || typeof clientId !== 'string') return ''
  const base = platformEndpoint.replace(/\/?$/, '/')
  const url = new URL(`applications/${encodeURIComponent(clientId)}/`, base).href
  return `<link rel="preload" as="fetch" crossorigin href="${url}">`
}
