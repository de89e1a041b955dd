import { describe, expect, it } from 'vitest'
import { closingLine, countsFromReport, sumCounts } from './counts.ts'

describe('the closing line of the test command', () => {
  it("counts vitest's passed, failed, skipped and to-do tests", () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3 }
    expect(countsFromReport('unit.json', JSON.stringify(report))).toEqual({
      passed: 7,
      failed: 2,
      skipped: 4,
    })
  })

  it('counts a Playwright test that passed only on a retry as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 1 } }
    expect(countsFromReport('e2e.json', JSON.stringify(report))).toEqual({ passed: 5, failed: 3, skipped: 1 })
  })

  it('refuses a report that neither runner wrote, naming the file', () => {
    expect(() => countsFromReport('x.json', '{"tests":3}')).toThrow(/x\.json/)
  })

  it('adds suites up and names skipped tests only when there are some', () => {
    const sum = sumCounts([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 2, failed: 1, skipped: 0 },
    ])
    expect(closingLine(sum)).toBe('tests: 3 passed, 1 failed')
    expect(closingLine({ ...sum, skipped: 4 })).toBe('tests: 3 passed, 1 failed, 4 skipped')
  })

  it('is zero without a suite', () => {
    expect(closingLine(sumCounts([]))).toBe('tests: 0 passed, 0 failed')
  })
})
