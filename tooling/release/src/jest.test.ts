import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ImporterProject, npmInstall, packInto, publicPackages } from './importer-project.ts'

const TEST = `const { createEngagement } = require('@touchline/engagement-sdk')
test('has a handle', () => expect(createEngagement({ clientId: 'c' }).phase).toBe('idle'))
`

// The two settings of the guide 'Where it runs'.
const BABEL = `module.exports = { presets: [['@babel/preset-env', { targets: { node: 'current' } }]] }`
const TRANSFORMED = `module.exports = { transformIgnorePatterns: ['/node_modules/(?!(@touchline|ky)/)'] }`

let project: ImporterProject
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-jest-'))
  const tools = { jest: '30', 'babel-jest': '30', '@babel/preset-env': '7' }
  project = npmInstall(
    folder,
    { ...tools, ...packInto(folder, publicPackages('packages/engagement-sdk')) },
    { type: 'commonjs' },
  )
  project.write('poll.test.js', TEST)
})
afterAll(() => rmSync(project.folder, { recursive: true, force: true }))

it('is required in a test of Jest with the flag for modules', () => {
  const node = [
    process.execPath,
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
    '--ci',
  ] as const
  expect(() => project.run(...node)).not.toThrow()
})

it('is required in a test of Jest that transforms it with Babel', () => {
  project.write('babel.config.js', BABEL)
  project.write('jest.config.js', TRANSFORMED)
  expect(() => project.run(process.execPath, 'node_modules/jest/bin/jest.js', '--ci')).not.toThrow()
})
