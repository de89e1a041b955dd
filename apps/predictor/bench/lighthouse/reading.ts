import lighthouse from 'lighthouse'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
export type Category = (typeof CATEGORIES)[number]

/** Lighthouse's metrics by their audits, with the names that the report gives them. */
export const METRICS = {
  'first-contentful-paint': 'first paint, ms',
  'largest-contentful-paint': 'largest paint, ms',
  'total-blocking-time': 'blocked, ms',
  'cumulative-layout-shift': 'layout shift',
  'total-byte-weight': 'bytes',
} as const
export type Metric = keyof typeof METRICS

/** What one run of Lighthouse found. */
export interface Reading {
  readonly scores: Readonly<Record<Category, number>>
  readonly metrics: Readonly<Record<Metric, number>>
  /** Audits that cost points: 'performance: Largest Contentful Paint (0.8)'. */
  readonly complaints: readonly string[]
  /** Tasks above 50 ms on the slowed processor, longest first: '126 ms at 900 ms: …/first-screen.js'. */
  readonly longTasks: readonly string[]
}

/** Times that a page is loaded before a run that went wrong is given up. */
const ATTEMPTS = 3

interface ReadingOptions {
  /** Port of the browser. */
  readonly port: number
  /** 'devtools' slows the connection and the processor down. @default 'simulate' */
  readonly throttling?: 'simulate' | 'devtools'
  /** @default 1 */
  readonly attempt?: number
}

/** Runs Lighthouse as for a telephone. @throws Error after three runs that went wrong */
export async function readPage(
  url: string,
  { port, throttling = 'simulate', attempt = 1 }: ReadingOptions,
): Promise<Reading> {
  const result = await lighthouse(url, {
    port,
    throttlingMethod: throttling,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  })
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}.`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError !== undefined && attempt < ATTEMPTS)
    return readPage(url, { port, throttling, attempt: attempt + 1 })
  if (runtimeError !== undefined) throw new Error(`Lighthouse could not read ${url}: ${runtimeError.message}`)
  const score = (name: Category) => categories[name]?.score ?? 0
  const value = (id: Metric) => audits[id]?.numericValue ?? Number.NaN
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    },
    metrics: {
      'first-contentful-paint': value('first-contentful-paint'),
      'largest-contentful-paint': value('largest-contentful-paint'),
      'total-blocking-time': value('total-blocking-time'),
      'cumulative-layout-shift': value('cumulative-layout-shift'),
      'total-byte-weight': value('total-byte-weight'),
    },
    complaints: CATEGORIES.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${audits[id]?.title} (${audits[id]?.score})`),
    ),
    longTasks: longTasks(audits['long-tasks']?.details),
  }
}

type Details = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits'][string]['details']

function longTasks(details: Details): readonly string[] {
  if (details?.type !== 'table') return []
  return details.items
    .map(({ url, duration, startTime }) => ({ url, ms: Number(duration), at: Number(startTime) }))
    .sort((a, b) => b.ms - a.ms)
    .map(({ url, ms, at }) => `${ms.toFixed(0)} ms at ${at.toFixed(0)} ms: ${String(url)}`)
}
