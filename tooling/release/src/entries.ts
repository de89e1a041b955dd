import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import ts from 'typescript-api'
import { build } from 'vite'
import { z } from 'zod/mini'
import type { PackedPackage } from './pack.ts'
import type { ReleaseRecord } from './record.ts'
import { readManifest } from './workspace.ts'

type EntryFacts = ReleaseRecord[string]['entries'][string]

/** Measures every entry of a packed package, by subpath. */
export async function entryFacts({ content }: PackedPackage): Promise<Record<string, EntryFacts>> {
  const manifest = readManifest(join(content, 'package.json'))
  const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  const doors = Object.entries(manifest.exports ?? {}).filter(([subpath]) => subpath !== './package.json')
  const facts = doors.map(async ([subpath, target]): Promise<[string, EntryFacts]> => {
    if (typeof target === 'string') return [subpath, dataFacts(content, target)]
    const { default: file, types } = doorSchema.parse(target)
    const gzipBytes = file.endsWith('.js')
      ? await bundledBytes(join(content, file), outside)
      : gzipSync(readFileSync(join(content, file))).length
    return [subpath, { gzipBytes, exports: types === undefined ? [] : exportsOf(join(content, types)) }]
  })
  return Object.fromEntries(await Promise.all(facts))
}

const doorSchema = z.object({ default: z.string(), types: z.optional(z.string()) })

/** An entry that is a file, or many by a pattern; what it exports are the files' names. */
function dataFacts(content: string, target: string): EntryFacts {
  const files = globSync(target, { cwd: content }).sort()
  if (files.length === 0) throw new Error(`Nothing in the tarball matches the entry ${target}.`)
  const sizes = files.map((file) => gzipSync(readFileSync(join(content, file))).length)
  return {
    gzipBytes: sizes.reduce((sum, size) => sum + size, 0),
    exports: files.map((file) => basename(file)),
  }
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
function exportsOf(declarations: string): string[] {
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
    .map((symbol) => (isValue(symbol, checker) ? symbol.name : `type ${symbol.name}`))
    .sort()
}

/** Whether a name exists when the program runs: it stands for a value, and nowhere on its way was it passed on as a type only. */
function isValue(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const specifier = symbol.declarations?.find(ts.isExportSpecifier)
  if (specifier === undefined) {
    const target = (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)
    return (target.flags & ts.SymbolFlags.Value) !== 0
  }
  const { parent, isTypeOnly, name, propertyName = name } = specifier
  const from = parent.parent.moduleSpecifier
  if (isTypeOnly || parent.parent.isTypeOnly) return false
  const module = from === undefined ? undefined : checker.getSymbolAtLocation(from)
  const passedOn = module && checker.getExportsOfModule(module).find((one) => one.name === propertyName.text)
  if (passedOn !== undefined) return isValue(passedOn, checker)
  return (checker.getAliasedSymbol(symbol).flags & ts.SymbolFlags.Value) !== 0
}
