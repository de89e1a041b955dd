import { join } from 'node:path'
import { buildSite, DocumentationError } from './build-site.ts'

const SITE = join(import.meta.dirname, '../dist/site')
const GALLERY = join(import.meta.dirname, '../../../apps/gallery/dist')

try {
  await buildSite({ target: SITE, gallery: GALLERY })
  console.log(
    'The documentation is in tooling/docs-site/dist/site: open its index.html, or run pnpm docs:serve for the gallery too.',
  )
} catch (error) {
  console.error(error instanceof DocumentationError ? error.message : error)
  process.exitCode = 1
}
