import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { asModule, reactModules } from './react-modules.ts'

/** In this folder, from where React is found. */
const ENTRY = join(import.meta.dirname, 'entry.js')

/** Returns the code of a page that is one line long. */
async function bundled(line: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      reactModules(),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? line : undefined),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  })) as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

it('bundles the functions of React that a page uses, and no others', async () => {
  const code = await bundled("import { useState } from 'react'; console.log(useState)")
  expect(code).toContain('exported_useState')
  expect(code).not.toContain('exported_useOptimistic')
})

it('keeps the whole of React for a page that imports it as one value', async () => {
  expect(await bundled("import React from 'react'; console.log(React)")).toContain('exported_useOptimistic')
})

it('keeps what a module calls of its own exports', () => {
  const scheduler = `exports.now = void 0;
if (isPrecise) {
  exports.now = function () {};
}
exports.run = function () { return exports.now(); };`
  expect(asModule(scheduler)).toBe(`var exported_now = void 0;
if (isPrecise) {
  exported_now = function () {};
}
var exported_run = function () { return exported_now(); };
export { exported_now as now, exported_run as run }
`)
})

it('imports each module that is required in one declaration', () => {
  const renderer = `var Scheduler = require("scheduler"),
  React = require("react"),
  count = 0;
exports.version = count;`
  expect(asModule(renderer)).toContain(
    "import * as Scheduler from 'scheduler'; import * as React from 'react'; var \n  count = 0;",
  )
})

it.each([
  ['has no exports', 'var version = 1;'],
  ['requires in another place', 'exports.load = () => require("react");'],
])('refuses a module that %s', (_what, code) => {
  expect(() => asModule(code)).toThrow('A module of React is not written as before.')
})
