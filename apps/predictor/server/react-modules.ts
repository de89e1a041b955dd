import type { Plugin } from 'vite'

/** The package's entry, which chooses the build for production or for development. */
const ENTRY = /module\.exports = require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/

/** `var React = require("react");`, or the first of several declarations. */
const REQUIRED = /\bvar\s+(\w+) = require\("([\w-]+)"\)([,;])/

/**
 * Turns the CommonJS modules of React into modules of the language. React publishes no such modules. With them the bundler
 * drops the functions that the game does not use, and refers to the others by their names.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {
        id: /\/(?:react|react-dom|scheduler)\/(?:cjs\/[\w-]+\.production|index|client|jsx-runtime)\.js$/,
      },
      handler: (code) => ({ code: asModule(code), map: null }),
    },
  }
}

/** @throws Error when the text is not written as React's modules are */
export function asModule(code: string): string {
  const production = ENTRY.exec(code)?.[1]
  if (production !== undefined) {
    return `export * from '${production}'\nexport * as default from '${production}'\n`
  }
  const names = new Set([...code.matchAll(/^exports\.(\w+)/gm)].map(([, name]) => name))
  const body = withImports(code)
    .replaceAll(/^exports\./gm, 'var exported_')
    .replaceAll(/\bexports\./g, 'exported_')
  if (names.size === 0 || /\b(?:require|exports)\b/.test(body)) {
    throw new Error(
      'A module of React is not written as before. Adapt react-modules.ts to it, or remove the plugin.',
    )
  }
  const list = [...names].map((name) => `exported_${name} as ${name}`).join(', ')
  return `${body}\nexport { ${list} }\n`
}

/** Replaces the declarations one by one: what follows a comma is the next declaration. */
function withImports(code: string): string {
  const imported = code.replace(
    REQUIRED,
    (_all, name: string, from: string, end: string) =>
      `import * as ${name} from '${from}';${end === ',' ? ' var ' : ''}`,
  )
  return imported === code ? code : withImports(imported)
}
