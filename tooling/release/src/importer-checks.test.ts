import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importNextToReact18, REACT_18_OUTPUT, renderWithReact18, requireInJest } from './importer-checks.ts'
import { packInto, publicPackages } from './importer-project.ts'

let folder: string
let sdk: Readonly<Record<string, string>>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-tools-'))
  sdk = packInto(folder, publicPackages('packages/engagement-sdk'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('is required in a test of Jest with the flag for modules, and with Babel', () => {
  expect(() => requireInJest(join(folder, 'jest'), sdk)).not.toThrow()
})

it('is installed with npm in a project with React 18 and nothing else', () => {
  expect(() => importNextToReact18(join(folder, 'react'), sdk)).not.toThrow()
})

it('runs with React 18, TanStack Query 5.66 and msw 2', () => {
  expect(renderWithReact18(join(folder, 'peers'), sdk)).toBe(REACT_18_OUTPUT)
})
