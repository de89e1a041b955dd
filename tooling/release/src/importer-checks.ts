import { mkdirSync } from 'node:fs'
import { type ImporterProject, npmInstall, publicPackages } from './importer-project.ts'

const ENTRIES = publicPackages().flatMap(({ manifest: { name, exports = {} } }) =>
  Object.keys(exports).map((subpath) => name + subpath.slice(1)),
)

/** The entries of the public packages that are code. */
export const MODULES = ENTRIES.filter((entry) => !/\.(css|json)$|\/guides\//.test(entry))
/** The entries of the public packages that are stylesheets. */
const STYLES = ENTRIES.filter((entry) => entry.endsWith('.css'))

/** Functions that React Native or older browsers may lack. The packages work without each of them. */
export const NEWER_FUNCTIONS = [
  'URL.canParse',
  'URL.parse',
  'AbortSignal.any',
  'AbortSignal#throwIfAborted',
  'Promise.withResolvers',
  'Object.groupBy',
  'Map.groupBy',
  'Array#toSorted',
  'Array#toReversed',
  'Intl.Segmenter',
  'Response.error',
] as const

/** The output of `programs/print-smoke-test.mjs`. */
export const SMOKE_TEST_OUTPUT = 'Prop Star: 1 program, 4 widgets, 1 answer, hello\n'

const STRICT = {
  target: 'ES2023',
  lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  // Checks the declarations of the packages as strictly as the importer's own sources.
  skipLibCheck: false,
  verbatimModuleSyntax: true,
  noEmit: true,
}

const RESOLUTIONS = {
  nodenext: { types: ['node'], module: 'nodenext' },
  // A project for browsers has no types of Node.
  bundler: { types: [], module: 'esnext', moduleResolution: 'bundler' },
}

export type Resolution = keyof typeof RESOLUTIONS

/** Type-checks every entry and returns the compiler's output, which is empty on success. */
export function compileEveryEntry(project: ImporterProject, tsc: string, resolution: Resolution): string {
  const reexports = MODULES.map((entry, place) => `export * as entry${place} from '${entry}'\n`)
  const compilerOptions = { ...STRICT, ...RESOLUTIONS[resolution] }
  project.write('types/index.ts', reexports.join(''))
  project.write('types/tsconfig.json', JSON.stringify({ compilerOptions, files: ['index.ts'] }))
  return project.run(process.execPath, tsc, '-p', 'types')
}

/** Bundles every entry with webpack and returns its errors, which are empty on success. */
export function bundleWithWebpack(project: ImporterProject): string {
  project.write('webpack/index.js', MODULES.map((entry) => `export * from '${entry}'\n`).join(''))
  const flags = ['--mode=production', '--stats=errors-only', '--entry=./webpack/index.js']
  return project.run('node_modules/.bin/webpack', ...flags, '--output-path=webpack/dist')
}

/** Bundles every entry and an app with Vite. */
export function bundleWithVite(project: ImporterProject, app: string): void {
  const imports = [...STYLES, ...MODULES].map((entry) => `import '${entry}'\n`)
  project.write('index.html', '<div id="root"></div><script type="module" src="./app.jsx"></script>')
  project.write('app.jsx', imports.join('') + app)
  project.run('node_modules/.bin/vite', 'build', '--logLevel', 'warn')
}

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
