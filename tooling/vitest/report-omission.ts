import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A test that a suite leaves out on a machine that lacks a program. */
export interface Omission {
  /** What is not tested, as the end of 'Not tested: …'. */
  readonly what: string
  /** The program that is missing. */
  readonly missing: string
  /** How to install it, as a sentence. */
  readonly remedy: string
}

/**
 * Records an omission in the reports of the package whose suite runs, which `pnpm test` prints before its last line. The file is an output
 * of the suite's turbo task, so a result from the cache brings its omissions along.
 */
export function reportOmission(omission: Omission): void {
  const folder = 'reports/omissions'
  mkdirSync(folder, { recursive: true })
  const name = omission.what.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(omission))
}
