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
  const migrated = files.filter(({ text }) => mentionsReferenceClient(text)).map(migrateAlone)
  const owner = ownerOf(files, migrated)
  return migrated
    .map((file) => ({ path: file.path, migration: shareEngagement(file, owner) }))
    .filter(({ migration }) => migration.changes.length > 0 || migration.findings.length > 0)
}

/** A file that was migrated without knowing which other file exports the engagement. */
interface MigratedAlone extends MigratedFile {
  /** Undefined if the syntax of the file is not valid. */
  readonly source: ParsedSource | undefined
}

function migrateAlone({ path, text }: SourceText): MigratedAlone {
  try {
    const source = parseSource(path, text)
    return { path, source, migration: migrateFile(source, undefined) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const finding = { line: lineOfSyntaxError(error), name: 'syntax', section: 'syntax' } as const
    const migration = { text, changes: [], findings: [finding], createsEngagement: false }
    return { path, source: undefined, migration }
  }
}

/** Returns the path of the only file that exports an engagement; undefined without one, and if there are several. */
function ownerOf(files: readonly SourceText[], migrated: readonly MigratedFile[]): string | undefined {
  const exporting = files.filter(({ text }) => EXPORTED_ENGAGEMENT.test(text))
  const creating = migrated.filter(
    ({ migration }) => migration.createsEngagement && migration.findings.length === 0,
  )
  const [owner, ...others] = [...exporting, ...creating]
  return others.length === 0 ? owner?.path : undefined
}

/** Returns the migration of a file that imports the engagement from its owner. */
function shareEngagement({ path, source, migration }: MigratedAlone, owner: string | undefined): Migration {
  if (owner === undefined) return migration.createsEngagement ? withoutOwner(migration) : migration
  if (source === undefined || migration.createsEngagement) return migration
  return migrateFile(source, importPath(path, owner, source.text))
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
