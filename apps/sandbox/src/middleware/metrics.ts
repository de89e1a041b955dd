/** Counts, rates and durations of requests, in the text format of Prometheus. */
export interface Metrics {
  request(label: { method: string; route: string; status: number }, seconds: number): void
  /** @param gauges further values by their full name */
  text(gauges: Readonly<Record<string, number>>): string
}

const BOUNDS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const

/** The rates are means over this many complete seconds. */
const WINDOW_S = 10

/** @param now epoch milliseconds. @default Date.now */
export function createMetrics(now: () => number = Date.now): Metrics {
  const counts = new Map<string, number>()
  /** The counts of the last seconds, by second. */
  const recent = new Map<number, Map<string, number>>()
  const buckets = BOUNDS_S.map(() => 0)
  let sum = 0
  let count = 0
  const currentSecond = () => Math.floor(now() / 1000)

  /** Returns the mean requests per second over the last complete seconds. */
  function rateOf(labels: string): number {
    const last = currentSecond() - 1
    const seconds = [...recent].filter(([second]) => second <= last && second > last - WINDOW_S)
    return seconds.reduce((sum, [, current]) => sum + (current.get(labels) ?? 0), 0) / WINDOW_S
  }

  return {
    request({ method, route, status }, seconds) {
      const labels = `method="${method}",route="${route}",status="${status}"`
      counts.set(labels, (counts.get(labels) ?? 0) + 1)
      const second = currentSecond()
      for (const old of recent.keys()) if (old < second - WINDOW_S) recent.delete(old)
      const current = recent.get(second) ?? new Map<string, number>()
      recent.set(second, current.set(labels, (current.get(labels) ?? 0) + 1))
      for (const [index, bound] of BOUNDS_S.entries())
        if (seconds <= bound) buckets[index] = (buckets[index] ?? 0) + 1
      sum += seconds
      count += 1
    },
    text(gauges) {
      const lines = ['# TYPE touchline_requests_total counter']
      for (const [labels, n] of counts) lines.push(`touchline_requests_total{${labels}} ${n}`)
      lines.push('# TYPE touchline_requests_per_second gauge')
      for (const labels of counts.keys())
        lines.push(`touchline_requests_per_second{${labels}} ${rateOf(labels)}`)
      lines.push('# TYPE touchline_request_seconds histogram')
      for (const [index, bound] of BOUNDS_S.entries()) {
        lines.push(`touchline_request_seconds_bucket{le="${bound}"} ${buckets[index] ?? 0}`)
      }
      lines.push(
        `touchline_request_seconds_bucket{le="+Inf"} ${count}`,
        `touchline_request_seconds_sum ${sum}`,
        `touchline_request_seconds_count ${count}`,
      )
      for (const [name, value] of Object.entries(gauges))
        lines.push(`# TYPE ${name} gauge`, `${name} ${value}`)
      return `${lines.join('\n')}\n`
    },
  }
}
