import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  bundleWithVite,
  bundleWithWebpack,
  compileEveryEntry,
  NEWER_FUNCTIONS,
  REACT_18_OUTPUT,
  type Resolution,
  renderWithReact18,
  requireInJest,
  SMOKE_TEST_OUTPUT,
} from '../importer-checks.ts'
import { type ImporterProject, installedVersion, npmInstall, readManifest } from '../importer-project.ts'

/** A runtime, bundler, framework or compiler that the packed packages are run with. */
export interface MatrixRow {
  readonly name: string
  version(project: ImporterProject): string
  /** @throws Error when the packages do not work there */
  run(project: ImporterProject): void
}

/** Compatibility dates. With the oldest one `fetch` has no `cache` option. */
const WORKERD_DATES = ['2023-01-01', '2026-07-01'] as const

const COMPILERS = [
  ['5.8', 'typescript-5.8'],
  ['5.9', 'typescript-5.9'],
  ['7', 'typescript'],
] as const

const RESOLUTIONS: readonly Resolution[] = ['bundler', 'nodenext']

/** The rows of the page 'Where it runs', in its order. */
export const MATRIX_ROWS: readonly MatrixRow[] = [
  runtime('Node 24', process.execPath),
  runtime('Node 22', 'node_modules/node22/bin/node'),
  runtime('Deno', 'node_modules/.bin/deno', 'run', '--node-modules-dir=manual', '--no-prompt'),
  runtime('Bun', 'node_modules/.bin/bun'),
  ...WORKERD_DATES.map((date) => ({
    name: `Cloudflare Workers of ${date}`,
    version: installed('workerd'),
    run(project: ImporterProject) {
      bundleWithEsbuild(project, 'worker-entry.mjs', '--format=esm', '--outfile=bundle/worker.js')
      project.copyProgram('workerd.mjs')
      expectOutput(project.run(process.execPath, 'workerd.mjs', date), SMOKE_TEST_OUTPUT)
    },
  })),
  {
    name: 'Edge runtime',
    version: installed('@edge-runtime/vm'),
    run(project) {
      bundleWithEsbuild(
        project,
        'smoke-test.mjs',
        '--format=iife',
        '--global-name=bundle',
        '--outfile=bundle/smoke-test.js',
      )
      project.copyProgram('edge-runtime.mjs')
      expectOutput(project.run(process.execPath, 'edge-runtime.mjs'), SMOKE_TEST_OUTPUT)
    },
  },
  {
    name: 'An engine such as Hermes, without the functions at the end of this page and without AbortSignal#reason',
    version: () => `Node ${process.versions.node}`,
    run(project) {
      project.copyProgram('smoke-test.mjs')
      project.copyProgram('without-function.mjs')
      const absent = [...NEWER_FUNCTIONS, 'AbortSignal#reason']
      expectOutput(project.run(process.execPath, 'without-function.mjs', ...absent), SMOKE_TEST_OUTPUT)
    },
  },
  {
    name: 'Metro with the preset of React Native',
    version: installed('metro'),
    run(project) {
      for (const name of ['smoke-test.mjs', 'print-smoke-test.mjs', 'metro.config.cjs'])
        project.copyProgram(name)
      // Metro writes a script, and a folder without a type has scripts.
      project.write('metro/package.json', '{}')
      const flags = ['--config=metro.config.cjs', '--platform=ios', '--dev=false', '--out=metro/bundle.js']
      project.run('node_modules/.bin/metro', 'build', 'print-smoke-test.mjs', ...flags)
      expectOutput(project.run(process.execPath, 'metro/bundle.js'), SMOKE_TEST_OUTPUT)
    },
  },
  {
    name: 'Next with server components',
    version: installed('next'),
    run(project) {
      project.copyProgram('next')
      const build = [process.execPath, 'node_modules/.bin/next', 'build', 'next']
      project.run('env', 'NEXT_TELEMETRY_DISABLED=1', ...build)
      const page = readFileSync(join(project.folder, 'next/.next/server/app/index.html'), 'utf8')
      for (const text of ['Predict now', 'Submit', 'Who will win?'])
        if (!page.includes(text)) throw new Error(`The page lacks '${text}'.`)
    },
  },
  {
    name: 'Vite',
    version: installed('vite'),
    run: (project) => bundleWithVite(project, ''),
  },
  {
    name: 'webpack',
    version: installed('webpack'),
    run: (project) => expectOutput(bundleWithWebpack(project), ''),
  },
  {
    name: 'The lowest versions that the packages accept',
    version: (project) =>
      Object.entries(lowestVersions(project))
        .map((library) => library.join(' '))
        .join(', '),
    run(project) {
      const lowest = installLowest(project)
      lowest.copyProgram('hooks.mjs')
      const page = '4 widgets, 1 answer, 1 entry, 0 messages, Chiefs 0\n'
      expectOutput(lowest.run(process.execPath, 'hooks.mjs'), page)
      const tsc = join(project.folder, 'node_modules/typescript/bin/tsc')
      expectOutput(compileEveryEntry(lowest, tsc, 'bundler'), '')
    },
  },
  {
    name: 'React 18 with the oldest peers of the platform client',
    version: ({ folder }) =>
      ['react', '@tanstack/react-query', 'msw']
        .map((name) => `${name} ${installedVersion(name, join(folder, 'react-18'))}`)
        .join(', '),
    run: (project) =>
      expectOutput(renderWithReact18(join(project.folder, 'react-18'), packedSdk(project)), REACT_18_OUTPUT),
  },
  {
    name: 'Jest, with the flag for modules and with Babel',
    version: ({ folder }) => installedVersion('jest', join(folder, 'jest')),
    run: (project) => requireInJest(join(project.folder, 'jest'), packedSdk(project)),
  },
  ...COMPILERS.flatMap(([version, compiler]) =>
    RESOLUTIONS.map((resolution) => ({
      name: `TypeScript ${version}, ${resolution}`,
      version: installed(compiler),
      run: (project: ImporterProject) =>
        expectOutput(compileEveryEntry(project, `node_modules/${compiler}/bin/tsc`, resolution), ''),
    })),
  ),
]

function runtime(name: string, command: string, ...flags: readonly string[]): MatrixRow {
  return {
    name,
    version: (project) => /\d+\.\d+\.\d+/.exec(project.run(command, '--version'))?.[0] ?? '',
    run(project) {
      project.copyProgram('smoke-test.mjs')
      project.copyProgram('print-smoke-test.mjs')
      expectOutput(project.run(command, ...flags, 'print-smoke-test.mjs'), SMOKE_TEST_OUTPUT)
    },
  }
}

function bundleWithEsbuild(project: ImporterProject, program: string, ...flags: readonly string[]): void {
  project.copyProgram('smoke-test.mjs')
  project.copyProgram(program)
  project.run('node_modules/.bin/esbuild', program, '--bundle', '--log-level=warning', ...flags)
}

/** Returns the packed SDK of a project as a dependency. */
function packedSdk({ folder }: ImporterProject): Readonly<Record<string, string>> {
  const name = '@touchline/engagement-sdk'
  return { [name]: readManifest(folder).dependencies?.[name] ?? '' }
}

function installed(name: string) {
  return ({ folder }: ImporterProject): string => installedVersion(name, folder)
}

function expectOutput(output: string, expected: string): void {
  if (output !== expected) throw new Error(`Expected the output ${JSON.stringify(expected)}:\n${output}`)
}

/** Installs the packed packages of a project with {@link lowestVersions} into a subfolder of it. */
function installLowest(project: ImporterProject): ImporterProject {
  const folder = join(project.folder, 'lowest')
  mkdirSync(folder)
  const { dependencies = {} } = readManifest(project.folder)
  const packed = Object.entries(dependencies).filter(([, version]) => version.startsWith('file:'))
  return npmInstall(folder, { ...Object.fromEntries(packed), ...lowestVersions(project) })
}

/** Returns the lowest version of each library that the packed packages of a project accept, by its name. */
function lowestVersions({ folder }: ImporterProject): Readonly<Record<string, string>> {
  const scope = join(folder, 'node_modules/@touchline')
  const ranges = globSync('*/', { cwd: scope }).flatMap((name) => {
    const { dependencies, peerDependencies } = readManifest(join(scope, name))
    return Object.entries({ ...dependencies, ...peerDependencies })
  })
  const libraries = ranges.filter(([name]) => !name.startsWith('@touchline/')).sort()
  return Object.fromEntries(libraries.map(([name, range]) => [name, lowest(range)]))
}

/** Returns the lower bound of a range. @example lowest('>=19') //=> '19.0.0' */
function lowest(range: string): string {
  const [, bound] = /^(?:>=|\^)([\d.]+)$/.exec(range) ?? []
  if (bound === undefined) throw new Error(`No lower bound of the range ${range}.`)
  return [...bound.split('.'), '0', '0'].slice(0, 3).join('.')
}
