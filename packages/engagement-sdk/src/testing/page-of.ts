/** Returns one page of a list in the platform's envelope, with the absolute addresses of the next and the previous page. */
export function pageOf(items: readonly unknown[], url: URL, defaultSize: number): Record<string, unknown> {
  const size = Number(url.searchParams.get('page_size') ?? defaultSize)
  const startsAt = url.searchParams.get('start')
  const number = Number(url.searchParams.get('page') ?? 1)
  const from = startsAt === null ? (number - 1) * size : Number(startsAt)
  const neighbour = (offset: number): string | null => {
    if (offset < 0 || offset >= items.length) return null
    const other = new URL(url)
    if (startsAt === null) other.searchParams.set('page', String(offset / size + 1))
    else other.searchParams.set('start', String(offset))
    return other.href
  }
  return {
    count: items.length,
    next: neighbour(from + size),
    previous: from === 0 ? null : neighbour(Math.max(0, from - size)),
    results: items.slice(from, from + size),
  }
}
