import { dirname, relative, sep } from 'node:path'
import { type Migration, mentionsReferenceClient, migrateFile } from './migrate-file.ts'
import { type ParsedSource, parseSource } from './parse-source.ts'

/** A file of the project with its text. */
export interface SourceText {
  readonly path: string
  readonly text: string
}

/** A file that mentions the reference client, with its new text or the reasons to leave it as it is. */
export interface MigratedFile {
  readonly path: string
  readonly migration: Migration
}

const EXPORTED_ENGAGEMENT = /^export const engagement = createEngagement\(/m

/** Moves files that import the reference client to one engagement that they share. */
export function migrateProject(files: readonly SourceText[]): MigratedFile[] {
  return migrateTogether(files).filter(
    ({ migration }) => migration.changes.length > 0 || migration.findings.length > 0,
  )
}

function migrateTogether(files: readonly SourceText[]): MigratedFile[] {
  const exported = files.filter(({ text }) => EXPORTED_ENGAGEMENT.test(text)).map(({ path }) => path)
  const parsed = files.filter(({ text }) => mentionsReferenceClient(text)).map(parsedOrReason)
  const alone = parsed.map(({ path, source, migration }) => ({
    path,
    source,
    migration: migration ?? migrateFile(source, undefined),
  }))
  const creating = alone.filter(({ migration }) => migration.createsEngagement)
  const owners = [
    ...exported,
    ...creating.filter(({ migration }) => migration.findings.length === 0).map(({ path }) => path),
  ]
  const [owner] = owners
  if (owner === undefined || owners.length > 1)
    return alone.map(({ path, migration }) => ({
      path,
      migration: migration.createsEngagement ? withoutOwner(migration) : migration,
    }))
  return alone.map(({ path, source, migration }) => ({
    path,
    migration:
      source === undefined || migration.createsEngagement
        ? migration
        : migrateFile(source, importPath(path, owner, source.text)),
  }))
}

type ParsedOrReason =
  | { readonly path: string; readonly source: ParsedSource; readonly migration?: undefined }
  | { readonly path: string; readonly source?: undefined; readonly migration: Migration }

function parsedOrReason({ path, text }: SourceText): ParsedOrReason {
  try {
    return { path, source: parseSource(path, text) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const finding = { line: lineOfSyntaxError(error), name: 'syntax', section: 'syntax' } as const
    return { path, migration: { text, changes: [], findings: [finding], createsEngagement: false } }
  }
}

/** Returns the line of an error of the parser, from 1. */
function lineOfSyntaxError(error: SyntaxError & { readonly loc?: { readonly line: number } }): number {
  return error.loc?.line ?? 1
}

/** Leaves a file to a person, because another one creates an engagement too and the others can share only one. */
function withoutOwner(migration: Migration): Migration {
  const line = migration.changes.find(({ text }) => text.startsWith('createEngagement'))?.line ?? 1
  const finding = { line, name: 'init', section: 'one-engagement' } as const
  return { ...migration, findings: [...migration.findings, finding] }
}

/** Returns the import of the owner from a file, with an extension if the file's other imports have one. */
function importPath(from: string, owner: string, text: string): string {
  const path = relative(dirname(from), owner).replaceAll(sep, '/')
  const [, extension = ''] = text.match(/from ['"]\.{1,2}\/[^'"]*?(\.[cm]?[jt]sx?)['"]/) ?? []
  const isEmitted = /^\.[cm]?js$/.test(extension)
  const named = isEmitted
    ? path.replace(/\.([cm]?)[jt]sx?$/, '.$1js')
    : path.replace(/\.[cm]?[jt]sx?$/, (own) => (extension === '' ? '' : own))
  return named.startsWith('.') ? named : `./${named}`
}
