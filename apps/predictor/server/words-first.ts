import type { Plugin } from 'vite'
import { FIRST_READS_FILE } from './code-files.ts'

/** Every file of code but the one whose requests the others wait for. */
const CODE = new RegExp(
  `<(?:script type="module"|link rel="modulepreload")(?= (?![^>]*/${FIRST_READS_FILE}-))`,
  'g',
)

/** Loads the code with a low priority: the first paint needs only the styles. */
export function wordsFirst(): Plugin {
  return {
    name: 'words-first',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(CODE, '$& fetchpriority="low"') },
  }
}
