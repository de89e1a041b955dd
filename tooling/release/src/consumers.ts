import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Consumer } from './consumer.ts'
import { peerVersions, versionOf } from './consumer-versions.ts'
import { importEntries, reexportEntries } from './import-entries.ts'
import type { PackedPackage } from './pack.ts'
import { readmeExamples } from './readme-examples.ts'
import { isStyle, type RecordedEntry } from './recorded-entry.ts'

/** What every kind of importer gets to see. */
export interface Delivery {
  readonly packed: readonly PackedPackage[]
  readonly entries: readonly RecordedEntry[]
  /** Folder in which the importers' projects are made. */
  readonly folder: string
}

const STRICT = {
  target: 'ES2023',
  lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  // The importer's compiler reads our declarations as strictly as its own sources.
  skipLibCheck: false,
  jsx: 'react-jsx',
  verbatimModuleSyntax: true,
}

/** Strict TypeScript and ES modules on Node: every entry is imported and every README's example runs. */
export async function esmConsumer({ packed, entries, folder }: Delivery): Promise<string> {
  const project = await Consumer.create(join(folder, 'esm'), packed, {
    ...peerVersions(packed),
    '@types/react': versionOf('@types/react', 'packages/ui-kit'),
    '@types/react-dom': versionOf('@types/react-dom', 'packages/ui-kit'),
    typescript: versionOf('typescript', 'packages/game-rules'),
    '@types/node': versionOf('@types/node', 'packages/game-rules'),
  })
  const examples = readmeExamples(packed)
  for (const { file, text } of examples) project.write(`src/${file}`, text)
  project.write('src/styles.d.ts', "declare module '*.css'\n")
  project.write('src/every-entry.js', importEntries(entries, 'esm'))
  project.write('src/reexports.ts', reexportEntries(entries))
  const base = { ...STRICT, types: ['node'], rootDir: 'src', outDir: 'out', allowJs: true, checkJs: false }
  const forNode = { ...base, module: 'nodenext' }
  // A browser's project has no types of Node.
  const forBundlers = { ...base, types: [], module: 'esnext', moduleResolution: 'bundler', noEmit: true }
  project.write('tsconfig.json', JSON.stringify({ compilerOptions: forNode, include: ['src'] }))
  project.write(
    'tsconfig.bundler.json',
    JSON.stringify({ compilerOptions: forBundlers, include: ['src/reexports.ts'] }),
  )
  project.write('src/package.json', '{"type":"module"}')
  project.write('out/package.json', '{"type":"module"}')
  project.write('no-styles.mjs', NO_STYLES)
  await project.run('tsc', ['-p', 'tsconfig.json'])
  await project.run('tsc', ['-p', 'tsconfig.bundler.json'])
  await project.node('out/every-entry.js')
  for (const { file } of examples) {
    await project.node('--import', './no-styles.mjs', `out/${file.replace(/\.tsx?$/, '.js')}`)
  }
  return `${entries.length} entries, ${examples.length} README examples compiled and run`
}

/** Styles are the bundler's business; Node passes over their imports. */
const NO_STYLES = `import { registerHooks } from 'node:module'
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
})
`

/** CommonJS: Node's \`require\` reads the ES modules. */
export async function commonJsConsumer({ packed, entries, folder }: Delivery): Promise<string> {
  const project = await Consumer.create(join(folder, 'cjs'), packed, peerVersions(packed))
  project.write('main.cjs', importEntries(entries, 'cjs'))
  await project.node('main.cjs')
  return 'every entry required'
}

/** A Vite app that uses everything there is. */
export async function viteConsumer({ packed, entries, folder }: Delivery): Promise<string> {
  const project = await Consumer.create(join(folder, 'vite'), packed, {
    ...peerVersions(packed),
    vite: versionOf('vite', 'packages/ui-kit'),
  })
  const styles = entries.filter(isStyle).map(({ specifier }) => `import '${specifier}'`)
  project.write('index.html', '<div id="root"></div><script type="module" src="/main.js"></script>')
  project.write('main.js', `${styles.join('\n')}\n${importEntries(entries, 'esm')}`)
  await project.run('vite', ['build', '--logLevel', 'warn'])
  const assets = readdirSync(join(project.folder, 'dist/assets'))
  if (styles.length > 0 && !assets.some((name) => name.endsWith('.css')))
    throw new Error('vite wrote no styles')
  return `built ${assets.length} assets`
}
