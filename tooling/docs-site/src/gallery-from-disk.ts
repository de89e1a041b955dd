import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies the built gallery so that it opens from the disk too: a browser reads no module and no style from a file
 * when the page asks for it as for another origin's, so the module stands in the page.
 */
export function copyGallery(gallery: string, target: string): void {
  cpSync(gallery, target, { recursive: true })
  const page = join(target, 'index.html')
  const html = readFileSync(page, 'utf8')
    .replace(MODULE, (_, src: string) => `<script type="module">${inline(join(target, src))}</script>`)
    .replaceAll(STYLE, '<link rel="stylesheet" href="')
  writeFileSync(page, html)
}

const MODULE = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const STYLE = '<link rel="stylesheet" crossorigin href="'

/** A script as it may stand in a page: nothing in it ends it. */
function inline(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('</script', '<\\/script')
}
