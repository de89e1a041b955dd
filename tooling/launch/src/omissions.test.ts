import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportOmission } from '@touchline/vitest-config/report-omission'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { omissionFiles, omissionLines } from './omissions.ts'
import { optionalPrograms } from './optional-programs.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'omissions-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const SERVED = { what: 'nginx serving the site', missing: 'nginx', remedy: 'Install nginx-light.' }

describe('the omissions in the closing summary', () => {
  it('name the package, what was not tested, the missing program and the remedy', () => {
    reportOmission(SERVED, join(root, 'tooling/deploy'))
    reportOmission({ ...SERVED, what: 'the wall' }, join(root, 'apps/sandbox'))
    expect(omissionLines(root)).toEqual([
      'apps/sandbox: the wall (nginx is missing). Install nginx-light.',
      'tooling/deploy: nginx serving the site (nginx is missing). Install nginx-light.',
    ])
  })

  it('name each omission once, however many tests record it', () => {
    reportOmission(SERVED, join(root, 'tooling/deploy'))
    reportOmission(SERVED, join(root, 'tooling/deploy'))
    expect(omissionLines(root)).toHaveLength(1)
  })

  it('are files below the reports of the package, which turbo stores with the result of the suite', () => {
    reportOmission(SERVED, join(root, 'tooling/deploy'))
    expect(omissionFiles(root)).toEqual(['tooling/deploy/reports/omissions/nginx-serving-the-site.json'])
  })

  it('are empty when nothing was left out', () => {
    expect(omissionLines(root)).toEqual([])
  })
})

describe('the optional programs', () => {
  it('change when one is installed', () => {
    expect(optionalPrograms([root])).toBe('')
    writeFileSync(join(root, 'nginx'), '', { mode: 0o755 })
    expect(optionalPrograms([root])).toBe('nginx')
  })
})
