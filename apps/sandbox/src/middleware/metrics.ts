/** Counts and durations of requests, in the text format of Prometheus. */
export interface Metrics {
  request(label: { method: string; route: string; status: number }, seconds: number): void
  /** @param gauges further values by their full name */
  text(gauges: Readonly<Record<string, number>>): string
}

export function createMetrics(): Metrics {
  const totals = new Map<string, { count: number; seconds: number }>()
  return {
    request({ method, route, status }, seconds) {
      const labels = `{method="${method}",route="${route}",status="${status}"}`
      const before = totals.get(labels) ?? { count: 0, seconds: 0 }
      totals.set(labels, { count: before.count + 1, seconds: before.seconds + seconds })
    },
    text(gauges) {
      const lines = (name: string, values: readonly string[], kind: string) => [
        `# TYPE ${name} ${kind}`,
        ...values.map((value) => `${name}${value}`),
      ]
      const entries = [...totals]
      const counts = entries.map(([labels, { count }]) => `${labels} ${count}`)
      const seconds = entries.map(([labels, total]) => `${labels} ${total.seconds}`)
      return `${[
        ...lines('touchline_requests_total', counts, 'counter'),
        ...lines('touchline_request_seconds_total', seconds, 'counter'),
        ...Object.entries(gauges).flatMap(([name, value]) => lines(name, [` ${value}`], 'gauge')),
      ].join('\n')}\n`
    },
  }
}
