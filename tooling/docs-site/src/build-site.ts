import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application, LogLevel, PageEvent, type ProjectReflection, ReflectionKind } from 'typedoc'
import { ENTRIES } from './entries.ts'
import { copyGallery } from './gallery-from-disk.ts'
import { ruleBook } from './rule-book.ts'

const HERE = join(import.meta.dirname, '..')
const ROOT = join(HERE, '../..')
const GENERATED = join(HERE, 'dist/pages')
const FONTS = join(ROOT, 'packages/ui-kit/src/theme/fonts')

/** The guides as a newcomer reads them; what is not named here comes after them. */
const READING_ORDER = [
  'Quick start',
  'Sessions and tokens',
  'Interactions',
  'Real-time and presence',
  'Encryption',
  'Testing',
  'Errors',
  'Migration',
  'Deploy',
  'Tours',
]

export class DocumentationError extends Error {
  override name = 'DocumentationError' as const
}

/** Stands for the gallery until a page knows how deep it lies. */
const GALLERY_LINK = 'https://gallery.invalid/'

export interface SiteFolders {
  readonly target: string
  /** The built gallery of components. */
  readonly gallery: string
}

/**
 * Builds the documentation site from the repository's sources into `target`.
 *
 * @throws DocumentationError when a source cannot be read or a link in a docstring or a guide leads nowhere
 */
export async function buildSite({ target, gallery }: SiteFolders): Promise<void> {
  const warnings: string[] = []
  rmSync(GENERATED, { recursive: true, force: true })
  mkdirSync(GENERATED, { recursive: true })
  writeFileSync(join(GENERATED, 'rule-book.md'), ruleBook())
  const app = await Application.bootstrap({
    name: 'Touchline',
    basePath: ROOT,
    tsconfig: join(HERE, 'tsconfig.api.json'),
    entryPoints: ENTRIES.map(({ file }) => join(ROOT, file)),
    projectDocuments: [...guides(), join(GENERATED, 'rule-book.md')],
    readme: join(ROOT, 'docs/guides/index.md'),
    out: target,
    skipErrorChecking: true,
    excludeInternal: true,
    excludePrivate: true,
    disableGit: true,
    disableSources: true,
    githubPages: false,
    searchInComments: true,
    searchInDocuments: true,
    headings: { readme: false, document: false },
    navigation: { includeCategories: true, includeGroups: true },
    sort: ['documents-last', 'alphabetical'],
    hideGenerator: true,
    customCss: join(HERE, 'site.css'),
    groupOrder: ['Guides', 'Rules', 'Modules', '*'],
    includeHierarchySummary: false,
    navigationLinks: { Gallery: GALLERY_LINK },
    validation: {
      invalidLink: true,
      invalidPath: true,
      notExported: false,
      rewrittenLink: true,
      unusedMergeModuleWith: true,
    },
  })
  app.logger.level = LogLevel.Warn
  const { log } = app.logger
  app.logger.log = (message, level) => {
    if (level >= LogLevel.Warn) warnings.push(message)
    log.call(app.logger, message, level)
  }
  app.renderer.on(PageEvent.END, (page) => {
    const up = '../'.repeat(page.url.split('/').length - 1)
    page.contents = (page.contents ?? '').replaceAll(GALLERY_LINK, `${up}gallery/index.html`)
  })
  const project = await app.convert()
  if (project === undefined) throw new DocumentationError('The sources could not be read.')
  nameAsImported(project)
  inReadingOrder(project)
  app.validate(project)
  await app.generateDocs(project, target)
  copyGallery(gallery, join(target, 'gallery'))
  cpSync(FONTS, join(target, 'assets/fonts'), { recursive: true })
  if (warnings.length > 0)
    throw new DocumentationError(`The documentation has ${warnings.length} problems:\n${warnings.join('\n')}`)
}

function guides(): string[] {
  return globSync('docs/guides/*.md', { cwd: ROOT })
    .filter((file) => !file.endsWith('/index.md'))
    .sort()
    .map((file) => join(ROOT, file))
}

function inReadingOrder({ groups = [] }: ProjectReflection): void {
  const placeOf = ({ name }: { readonly name: string }) => {
    const place = READING_ORDER.indexOf(name)
    return place === -1 ? READING_ORDER.length : place
  }
  for (const { title, children } of groups)
    if (title === 'Guides') children.sort((one, other) => placeOf(one) - placeOf(other))
}

/** A module is called what an importer writes behind `from`. */
function nameAsImported(project: ProjectReflection): void {
  const modules = project.getChildrenByKind(ReflectionKind.Module)
  for (const { file, specifier } of ENTRIES) {
    const module = modules.find(({ name }) => name === file.replace(/\/index\.ts$/, ''))
    if (module === undefined)
      throw new DocumentationError(
        `${specifier} is documented under another name: ${modules.map(({ name }) => name).join(', ')}`,
      )
    module.name = specifier
  }
}
