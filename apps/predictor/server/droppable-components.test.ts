import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { droppableComponents } from './droppable-components.ts'

/** In this folder, from where the router is found. */
const ENTRY = join(import.meta.dirname, 'entry.js')

/** Returns the code of a page that imports one name of the router. */
async function bundled(name: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      droppableComponents(),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY ? `import { ${name} } from 'react-router'; console.log(${name})` : undefined,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  })) as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

it('bundles no link of the router for a page that only renders links of its own', async () => {
  const code = await bundled('useLinkClickHandler')
  expect(code).toContain('useLinkClickHandler')
  expect(code).not.toContain('NavLinkWithRef')
  expect(code).not.toContain('PrefetchPageLinks')
})

it('keeps a component that the page renders', async () => {
  expect(await bundled('NavLink')).toContain('NavLinkWithRef')
})

it('bundles no warnings for developers', async () => {
  const code = await bundled('Navigate')
  expect(code).toContain('may be used only in the context of a <Router>')
  expect(code).not.toContain('must not be used on the initial render')
})
