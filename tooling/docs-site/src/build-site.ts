import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application, PageEvent, TypeDocReader } from 'typedoc'
import { writeComponentRegistry } from './component-registry.ts'
import { writeLanguageModelTexts } from './language-model-texts.ts'
import { playground } from './playground.ts'
import { ruleBook } from './rule-book.ts'
import { whereItRuns } from './where-it-runs.ts'

const HERE = join(import.meta.dirname, '..')
const FONTS = join(HERE, '../../packages/ui-kit/src/theme/fonts')

/** A problem that typedoc has reported. */
export class DocumentationError extends Error {
  override name = 'DocumentationError' as const
}

export interface SiteFolders {
  readonly target: string
  /** The build of the component gallery. */
  readonly gallery: string
}

/**
 * Builds the documentation site with the options of `typedoc.json` into `target`.
 *
 * @throws DocumentationError when typedoc warns, for example of a link to a missing page
 */
export async function buildSite({ target, gallery }: SiteFolders): Promise<void> {
  mkdirSync(join(HERE, 'dist/pages'), { recursive: true })
  writeFileSync(join(HERE, 'dist/pages/rule-book.md'), ruleBook())
  writeFileSync(join(HERE, 'dist/pages/where-it-runs.md'), whereItRuns())
  const app = await Application.bootstrap({ options: HERE, out: target }, [new TypeDocReader()])
  // The option `navigationLinks` accepts absolute URLs only, but the site must work when it is opened from the disk.
  app.renderer.on(PageEvent.END, (page) => {
    const up = '../'.repeat(page.url.split('/').length - 1)
    page.contents = (page.contents ?? '')
      .replaceAll('https://gallery.invalid/', `${up}gallery/index.html`)
      .replaceAll('https://playground.invalid/', `${up}playground.html`)
  })
  const project = await app.convert()
  if (project !== undefined) {
    app.validate(project)
    await app.generateDocs(project, target)
  }
  if (project === undefined || app.logger.hasErrors() || app.logger.hasWarnings())
    throw new DocumentationError('The documentation has problems: see the output of typedoc above.')
  writeLanguageModelTexts(target)
  writeComponentRegistry(target)
  writeFileSync(join(target, 'playground.html'), await playground())
  cpSync(gallery, join(target, 'gallery'), { recursive: true })
  cpSync(FONTS, join(target, 'assets/fonts'), { recursive: true })
}
