import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import ts from 'typescript-api'
import { build } from 'vite'
import type { PackedPackage } from './pack.ts'
import type { ReleaseRecord } from './record.ts'
import { readManifest } from './workspace.ts'

interface Door {
  readonly subpath: string
  readonly file: string
  readonly types: string | undefined
}

type EntryFacts = ReleaseRecord[string]['entries'][string]

/** Measures every entry of a packed package, by subpath. */
export async function entryFacts({ content }: PackedPackage): Promise<Record<string, EntryFacts>> {
  const manifest = readManifest(join(content, 'package.json'))
  const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  const doors = doorsOf(manifest.exports ?? {})
  const facts = await Promise.all(
    doors.map(
      async ({ subpath, file, types }): Promise<[string, EntryFacts]> => [
        subpath,
        {
          gzipBytes: file.endsWith('.js')
            ? await bundledBytes(join(content, file), outside)
            : gzipSync(readFileSync(join(content, file))).length,
          exports: types === undefined ? [] : exportsOf(join(content, types)),
        },
      ],
    ),
  )
  return Object.fromEntries(facts)
}

function doorsOf(exports: Readonly<Record<string, unknown>>): Door[] {
  return Object.entries(exports).flatMap(([subpath, target]) => {
    if (subpath === './package.json' || typeof target !== 'object' || target === null) return []
    const { default: file, types } = Object.fromEntries(Object.entries(target))
    if (typeof file !== 'string') throw new Error(`The entry ${subpath} has no default file.`)
    return [{ subpath, file, types: typeof types === 'string' ? types : undefined }]
  })
}

async function bundledBytes(file: string, outside: readonly string[]): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: file, formats: ['es'] },
      rolldownOptions: {
        external: (id) =>
          outside.some((name) => id === name || id.startsWith(`${name}/`)) || id.startsWith('node:'),
      },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.reduce((sum, one) => sum + (one.type === 'chunk' ? gzipSync(one.code).length : 0), 0)
}

/** The names that a declaration file exports, as importers see them. */
export function exportsOf(declarations: string): string[] {
  const program = ts.createProgram([declarations], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(declarations)
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source)
  if (module === undefined) throw new Error(`${declarations} is no module.`)
  return checker
    .getExportsOfModule(module)
    .map((symbol) => {
      const target = (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)
      const isType = (target.flags & ts.SymbolFlags.Value) === 0
      return isType ? `type ${symbol.name}` : symbol.name
    })
    .sort()
}
