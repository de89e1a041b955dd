import { registerHooks } from 'node:module'

const EXPORTS = /^export \{([^}]*)\}/gm

// As a bundler of server components does: of a client module, the server sees only references.
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const text = String(loaded.source ?? '')
    if (!/^["']use client["']/.test(text)) return loaded
    const names = [...text.matchAll(EXPORTS)].flatMap(([, list]) =>
      list.split(',').map((name) => name.trim()),
    )
    const references = names
      .filter((name) => name !== '')
      .map(
        (name) =>
          `export const ${name} = server.registerClientReference(() => undefined, '${url}', '${name}')`,
      )
    return {
      ...loaded,
      source: `import server from 'react-server-dom-webpack/server.node'\n${references.join('\n')}`,
    }
  },
})
