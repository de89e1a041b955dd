import { type ImporterProject, publicPackages } from './importer-project.ts'

const ENTRIES = publicPackages().flatMap(({ manifest: { name, exports = {} } }) =>
  Object.keys(exports).map((subpath) => name + subpath.slice(1)),
)

/** The entries of the public packages that are code. */
export const MODULES = ENTRIES.filter((entry) => !/\.(css|json)$|\/guides\//.test(entry))
/** The entries of the public packages that are stylesheets. */
export const STYLES = ENTRIES.filter((entry) => entry.endsWith('.css'))

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

/** A module resolution of TypeScript. */
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
