import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const LINK = /<a\s[^>]*href="(?<href>[^"]+)"/g
const ID = /\sid="(?<id>[^"]+)"/g
const ELSEWHERE = /^[a-z][a-z0-9+.-]*:/i

/** Links of a built site that lead nowhere in it: 'documents/errors.html → gone.html'. Other sites are not asked. */
export function deadLinks(site: string): string[] {
  const pages = globSync('**/*.html', { cwd: site }).map((path) => ({
    path,
    html: readFileSync(join(site, path), 'utf8'),
  }))
  const ids = new Map(pages.map(({ path, html }) => [path, idsOf(html)] as const))
  return pages.flatMap(({ path, html }) => {
    const hrefs = new Set([...html.matchAll(LINK)].map(({ groups }) => groups?.['href'] ?? ''))
    return [...hrefs]
      .filter((href) => !ELSEWHERE.test(href) && !leadsSomewhere(site, path, href, ids))
      .map((href) => `${path} → ${href}`)
  })
}

function idsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(ID)].map(({ groups }) => groups?.['id'] ?? ''))
}

function leadsSomewhere(
  site: string,
  page: string,
  href: string,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const [address = '', fragment = ''] = href.replaceAll('&amp;', '&').split('#')
  const [path = ''] = address.split('?')
  const file = path === '' ? join(site, page) : join(site, dirname(page), decodeURIComponent(path))
  const target = existsSync(file) && statSync(file).isDirectory() ? join(file, 'index.html') : file
  if (!existsSync(target)) return false
  const known = ids.get(relative(site, target))
  return fragment === '' || known === undefined || known.has(decodeURIComponent(fragment))
}
