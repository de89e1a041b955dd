import { describe, expect, it } from 'vitest'
import { closingLine, countsFromReport, sumCounts } from './counts.ts'

const NONE = { passed: 0, failed: 0, skipped: 0, flaky: 0 }

describe('the closing line of the test command', () => {
  it("counts vitest's passed, failed, skipped and to-do tests", () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 2,
      numPendingTests: 1,
      numTodoTests: 3,
      testResults: [],
    }
    expect(countsFromReport('unit.json', JSON.stringify(report))).toEqual({
      ...NONE,
      passed: 7,
      failed: 2,
      skipped: 4,
    })
  })

  it('counts a vitest test that passed only in a retry as flaky', () => {
    const assertionResults = [
      { status: 'passed', failureMessages: [] },
      { status: 'passed', failureMessages: ['Test timed out in 60000ms.'] },
      { status: 'failed', failureMessages: ['expected 1 to be 2', 'expected 1 to be 2'] },
    ]
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [{ assertionResults }],
    }
    expect(countsFromReport('engines.json', JSON.stringify(report))).toEqual({
      ...NONE,
      passed: 2,
      failed: 1,
      flaky: 1,
    })
  })

  it('counts a Playwright test that passed only in a retry as flaky', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 } }
    expect(countsFromReport('e2e.json', JSON.stringify(report))).toEqual({
      passed: 7,
      failed: 1,
      skipped: 1,
      flaky: 2,
    })
  })

  it('rejects a report in another format and names the file', () => {
    expect(() => countsFromReport('x.json', '{"tests":3}')).toThrow(/x\.json/)
  })

  it('adds up suites, and mentions skipped and flaky tests only if there are any', () => {
    const sum = sumCounts([
      { ...NONE, passed: 1 },
      { ...NONE, passed: 2, failed: 1 },
    ])
    expect(closingLine(sum)).toBe('tests: 3 passed, 1 failed')
    expect(closingLine({ ...sum, skipped: 4 })).toBe('tests: 3 passed, 1 failed, 4 skipped')
    expect(closingLine({ ...sum, flaky: 2 })).toBe('tests: 3 passed, 1 failed, 2 flaky')
  })

  it('is zero without a suite', () => {
    expect(closingLine(sumCounts([]))).toBe('tests: 0 passed, 0 failed')
  })
})
