import type { Plugin } from 'vite'

const CODE = /<(?:script type="module"|link rel="modulepreload")(?= )/g

/** Loads the code with a low priority: the first paint needs only the styles. */
export function wordsFirst(): Plugin {
  return {
    name: 'words-first',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(CODE, '$& fetchpriority="low"') },
  }
}
