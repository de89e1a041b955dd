import { describe, expect, it } from 'vitest'
import { readTestReport } from './test-report.ts'
import { summaryLines, type TaskResult } from './test-summary.ts'

const NONE = { passed: 0, skipped: 0, failures: [], repeated: [] }

function vitestReport(
  tests: readonly (readonly [status: string, ...failureMessages: string[]])[],
  status = 'passed',
) {
  const assertionResults = tests.map(([status, ...failureMessages], place) => {
    return { status, failureMessages, fullName: `test ${place + 1}` }
  })
  return JSON.stringify({
    testResults: [{ name: 'a.test.ts', status, message: 'Unexpected token', assertionResults }],
  })
}

describe('the report of a suite', () => {
  it('has the tests of vitest: passed, failed, skipped, to do, and passed only in a second attempt', () => {
    const failed = ['failed', 'expected 1 to be 2'] as const
    const repeated = ['passed', 'The driver does not respond.'] as const
    const text = vitestReport([['passed'], failed, ['pending'], ['todo'], repeated])
    expect(readTestReport('test.json', text)).toEqual({
      passed: 2,
      skipped: 2,
      failures: ['test 2'],
      repeated: ['test 5'],
    })
  })

  it('counts a file of vitest that cannot be loaded as a failure', () => {
    const { failures } = readTestReport('test.json', vitestReport([], 'failed'))
    expect(failures).toEqual(['a.test.ts: Unexpected token'])
  })

  it('has the journeys of Playwright in nested suites, and those that passed only in a second attempt', () => {
    const spec = (title: string, status: string) => {
      return { title, file: 'a.e2e.ts', line: 3, tests: [{ projectName: 'phone', status }] }
    }
    const inner = { specs: [spec('submits', 'expected'), spec('closes', 'flaky')] }
    const outer = { specs: [spec('opens', 'unexpected'), spec('prints', 'skipped')], suites: [inner] }
    expect(readTestReport('e2e.json', JSON.stringify({ suites: [outer], errors: [] }))).toEqual({
      passed: 2,
      skipped: 1,
      failures: ['opens (phone, a.e2e.ts:3)'],
      repeated: ['closes (phone, a.e2e.ts:3)'],
    })
  })

  it('counts an error of Playwright outside a journey as a failure', () => {
    const text = JSON.stringify({ suites: [], errors: [{ message: 'No tests found\n  at load' }] })
    expect(readTestReport('e2e.json', text).failures).toEqual(['No tests found'])
  })

  it('is rejected in another format, with the name of the file', () => {
    expect(() => readTestReport('x.json', '{"tests":3}')).toThrow(/x\.json/)
  })
})

describe('the summary of a run', () => {
  const task = (name: string, more: Partial<TaskResult> = {}): TaskResult => {
    return { name, outcome: 'passed', seconds: 1, report: undefined, ...more }
  }

  it('names every failure, the slowest task first, and counts the tests of all suites in its last line', () => {
    const lines = summaryLines(
      [
        task('game-rules#test', { report: { ...NONE, passed: 3, skipped: 1 } }),
        task('predictor#e2e', {
          outcome: 'failed',
          seconds: 9,
          report: { ...NONE, passed: 1, failures: ['closes'], repeated: ['opens'] },
        }),
      ],
      ['deploy: nginx (nginx is missing). Install it.'],
    )
    expect(lines).toEqual([
      'Seconds of each task:',
      '     9.0  predictor#e2e: failed, 1 passed, 1 failed',
      '     1.0  game-rules#test: passed, 3 passed, 0 failed',
      '',
      'Not tested on this machine:',
      '  deploy: nginx (nginx is missing). Install it.',
      '',
      'Passed only in a second attempt:',
      '  predictor#e2e: opens',
      '',
      'Failed:',
      '  predictor#e2e: closes',
      '',
      'tests: 4 passed, 1 failed, 1 skipped',
    ])
  })

  it('counts a task that failed without a failed test, and one that did not run, as a failure each', () => {
    const lines = summaryLines(
      [task('lint', { outcome: 'failed' }), task('predictor#e2e', { outcome: 'not run' })],
      [],
    )
    expect(lines).toContain('  lint')
    expect(lines).toContain('  predictor#e2e did not run')
    expect(lines.at(-1)).toBe('tests: 0 passed, 2 failed, 0 skipped')
  })
})
