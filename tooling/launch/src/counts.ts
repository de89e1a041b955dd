import { z } from 'zod/mini'

/** Test counts of a run. A test that Playwright calls flaky passed only on a retry; it counts as failed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

/**
 * Returns the counts in a report of vitest or Playwright.
 *
 * @throws Error when neither of them wrote it
 */
export function countsFromReport(name: string, text: string): Counts {
  const report: unknown = JSON.parse(text)
  const vitest = vitestReport.safeParse(report)
  if (vitest.success) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = vitest.data
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
  }
  const playwright = playwrightReport.safeParse(report)
  if (playwright.success) {
    const { expected, unexpected, flaky, skipped } = playwright.data.stats
    return { passed: expected, failed: unexpected + flaky, skipped }
  }
  throw new Error(`${name} is no report of vitest or Playwright; its runner's reporter has another format.`)
}

export function sumCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** The closing line: 'tests: 12 passed, 0 failed', with the skipped ones named when there are any. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
