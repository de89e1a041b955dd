import type { Plugin } from 'vite'

const CODE = /<(?:script type="module"|link rel="modulepreload")(?= )/g

/** The page's first words need nothing but its styles, so the code is asked for behind those. */
export function wordsFirst(): Plugin {
  return {
    name: 'words-first',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(CODE, '$& fetchpriority="low"') },
  }
}
