/**
 * Path of a suite's JSON report, which `pnpm test` reads: `reports/test.json` or, in the script `test:more`, `reports/test-more.json`. The
 * package manager sets the variable to the name of the script.
 */
export const REPORT_FILE = `reports/${(process.env['npm_lifecycle_event'] ?? 'test').replaceAll(':', '-')}.json`
