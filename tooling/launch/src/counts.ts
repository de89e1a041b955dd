import { z } from 'zod/mini'

/** The numbers of tests of a run. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The number of passed tests that failed at first and passed in a retry. */
  readonly flaky: number
}

/** A run with more flaky tests than this fails (decision 0030). */
export const MAX_FLAKY = 3

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ status: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
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
 * Returns the counts of a report of vitest or Playwright.
 *
 * @throws Error when the report has another format
 */
export function countsFromReport(name: string, text: string): Counts {
  const report: unknown = JSON.parse(text)
  const vitest = vitestReport.safeParse(report)
  if (vitest.success) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = vitest.data
    const flaky = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
      flaky: flaky.length,
    }
  }
  const playwright = playwrightReport.safeParse(report)
  if (playwright.success) {
    const { expected, unexpected, flaky, skipped } = playwright.data.stats
    return { passed: expected + flaky, failed: unexpected, skipped, flaky }
  }
  throw new Error(`${name} is not a JSON report of vitest or Playwright. Check the reporter of the suite.`)
}

export function sumCounts(all: readonly Counts[]): Counts {
  const sum = (name: keyof Counts) => all.reduce((total, counts) => total + counts[name], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), flaky: sum('flaky') }
}

/** Returns the closing line: 'tests: 12 passed, 0 failed', followed by skipped and flaky tests if there are any. */
export function closingLine({ passed, failed, skipped, flaky }: Counts): string {
  const rest = [skipped > 0 ? `, ${skipped} skipped` : '', flaky > 0 ? `, ${flaky} flaky` : '']
  return `tests: ${passed} passed, ${failed} failed${rest.join('')}`
}
