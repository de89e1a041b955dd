/** Counts and durations of requests, in the text format of Prometheus. */
export interface Metrics {
  request(label: { method: string; route: string; status: number }, seconds: number): void
  /** @param gauges further values by their full name */
  text(gauges: Readonly<Record<string, number>>): string
}

const BOUNDS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const

export function createMetrics(): Metrics {
  const counts = new Map<string, number>()
  const buckets = BOUNDS_S.map(() => 0)
  let sum = 0
  let count = 0

  return {
    request({ method, route, status }, seconds) {
      const labels = `method="${method}",route="${route}",status="${status}"`
      counts.set(labels, (counts.get(labels) ?? 0) + 1)
      for (const [index, bound] of BOUNDS_S.entries())
        if (seconds <= bound) buckets[index] = (buckets[index] ?? 0) + 1
      sum += seconds
      count += 1
    },
    text(gauges) {
      const lines = ['# TYPE touchline_requests_total counter']
      for (const [labels, n] of counts) lines.push(`touchline_requests_total{${labels}} ${n}`)
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
