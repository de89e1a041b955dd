import { z } from 'zod/mini'

/** The result of a suite. */
export interface TestReport {
  readonly passed: number
  readonly skipped: number
  /** The titles of the tests that failed. */
  readonly failures: readonly string[]
  /** The titles of the tests that failed at first and passed in a second attempt. */
  readonly repeated: readonly string[]
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
})

const playwrightSuite = z.object({
  specs: z.optional(z.array(playwrightSpec)),
  get suites() {
    return z.optional(z.array(playwrightSuite))
  },
})

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
})

/**
 * Parses a JSON report of vitest or Playwright.
 *
 * @throws Error when the report has another format
 */
export function readTestReport(name: string, text: string): TestReport {
  const json: unknown = JSON.parse(text)
  const vitest = vitestReport.safeParse(json)
  if (vitest.success) return fromVitest(vitest.data)
  const playwright = playwrightReport.safeParse(json)
  if (playwright.success) return fromPlaywright(playwright.data)
  throw new Error(`${name} is not a JSON report of vitest or Playwright. Check the reporter of the suite.`)
}

function fromVitest({ testResults }: z.infer<typeof vitestReport>): TestReport {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  // A file that cannot be loaded has no tests.
  const files = testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
  })
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').length,
    failures: [
      ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      ...files.map(({ name, message = '' }) => `${name}: ${message.split('\n', 1)[0]}`),
    ],
    repeated: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
  }
}

function fromPlaywright({ suites, errors }: z.infer<typeof playwrightReport>): TestReport {
  const tests = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) => {
    return tests.map(({ projectName, status }) => ({
      status,
      title: `${title} (${projectName}, ${file}:${line})`,
    }))
  })
  const titles = (status: string) => tests.filter((test) => test.status === status).map(({ title }) => title)
  return {
    passed: titles('expected').length + titles('flaky').length,
    skipped: titles('skipped').length,
    failures: [...titles('unexpected'), ...errors.map(({ message = '' }) => message.split('\n', 1)[0] ?? '')],
    repeated: titles('flaky'),
  }
}

function specsOf({
  specs = [],
  suites = [],
}: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}
