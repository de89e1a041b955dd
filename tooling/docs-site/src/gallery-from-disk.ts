import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies the built gallery so that it also opens from the disk: browsers load no module and no stylesheet from a file
 * with `crossorigin`, so the module is inlined and the attribute removed.
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

/** Returns a script escaped for a page. */
function inline(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('</script', '<\\/script')
}
