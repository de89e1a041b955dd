import { mkdirSync } from 'node:fs'
import { type ImporterProject, npmInstall } from './importer-project.ts'

type Dependencies = Readonly<Record<string, string>>

const JEST_TEST = `const { createEngagement } = require('@touchline/engagement-sdk')
test('has a handle', () => expect(createEngagement({ clientId: 'c' }).phase).toBe('idle'))
`

/** Requires the SDK in a test of Jest, in both ways that the guide 'Where it runs' names. @throws Error if a test fails */
export function requireInJest(folder: string, sdk: Dependencies): void {
  const tools = { jest: '30', 'babel-jest': '30', '@babel/preset-env': '7' }
  const project = install(folder, { ...tools, ...sdk }, 'commonjs')
  const jest = ['node_modules/jest/bin/jest.js', '--ci'] as const
  project.write('poll.test.js', JEST_TEST)
  project.run(process.execPath, '--experimental-vm-modules', ...jest)
  project.write(
    'babel.config.js',
    `module.exports = { presets: [['@babel/preset-env', { targets: { node: 'current' } }]] }`,
  )
  project.write(
    'jest.config.js',
    `module.exports = { transformIgnorePatterns: ['/node_modules/(?!(@touchline|ky)/)'] }`,
  )
  project.run(process.execPath, ...jest)
}

/** The oldest peers that the SDK accepts. */
const OLDEST_PEERS = {
  react: '18.0.0',
  'react-dom': '18.0.0',
  '@tanstack/react-query': '5.66.0',
  msw: '2.0.0',
}

/** Renders a query of the SDK with React 18, with handlers of msw as the platform. Returns what the program prints. */
export function renderWithReact18(folder: string, sdk: Dependencies): string {
  const project = install(folder, { ...OLDEST_PEERS, ...sdk })
  project.copyProgram('react-18.mjs')
  return project.run(process.execPath, 'react-18.mjs')
}

/** The output of `programs/react-18.mjs`. */
export const REACT_18_OUTPUT = 'Prop Star <p>pending</p>\n'

/** Imports the SDK next to React 18 and nothing else; npm refuses to install it if a peer does not accept 18. */
export function importNextToReact18(folder: string, sdk: Dependencies): void {
  const project = install(folder, { react: '18.3.1', 'react-dom': '18.3.1', ...sdk })
  project.write('main.mjs', "import '@touchline/engagement-sdk'\n")
  project.run(process.execPath, 'main.mjs')
}

function install(folder: string, dependencies: Dependencies, type?: 'module' | 'commonjs'): ImporterProject {
  mkdirSync(folder, { recursive: true })
  return npmInstall(folder, dependencies, { type })
}
