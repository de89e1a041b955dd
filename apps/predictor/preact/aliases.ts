import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Lets Preact take the place of React, for the game and its libraries (docs/decisions/0044-preact.md). */
export const PREACT_FOR_REACT = [
  { find: /^react$/, replacement: join(import.meta.dirname, 'react.ts') },
  { find: /^react-dom$/, replacement: fileOf('preact/compat') },
  { find: /^react-dom\/client$/, replacement: fileOf('preact/compat/client') },
  { find: /^react-dom\/test-utils$/, replacement: fileOf('preact/compat/test-utils') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: fileOf('preact/jsx-runtime') },
]

/** Libraries that import React. In Node only a module that Vite reads itself gets Preact instead. */
export const IMPORTERS_OF_REACT = [/^@touchline\//, /react-router/, /react-query/]

/** The file itself, because a library that imports React has no Preact next to it. */
function fileOf(module: string): string {
  return fileURLToPath(import.meta.resolve(module))
}
