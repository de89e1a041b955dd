import { register } from 'node:module'
import { isMainThread } from 'node:worker_threads'
import { load as withReferences } from 'react-server-dom-webpack/node-loader'

const SOURCE_MAP = /^\/\/# sourceMappingURL=.*$/m

if (isMainThread) register(import.meta.url)

/**
 * Loads modules with React's own loader, which replaces a client module by references. The loader accepts only text, and no
 * relative link to a source map.
 */
export function load(url, context, nextLoad) {
  return withReferences(url, context, async (...module) => {
    const loaded = await nextLoad(...module)
    return loaded.format === 'module'
      ? { ...loaded, source: String(loaded.source).replace(SOURCE_MAP, '') }
      : loaded
  })
}
