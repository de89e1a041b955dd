import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { npmInstall, packInto, publicPackages } from './importer-project.ts'

const SDK = publicPackages('packages/engagement-sdk')

/** Renders a query of the SDK with React, and answers a call with handlers of msw. */
const PROGRAM = `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { setupServer } from 'msw/node'
import { createEngagement, memoryStore } from '@touchline/engagement-sdk'
import { useWidgets } from '@touchline/engagement-sdk/react'
import { matchDay } from '@touchline/engagement-sdk/testing'
import { platformHandlers } from '@touchline/engagement-sdk/testing/msw'

const { platform, program, token } = matchDay()
const server = setupServer(...platformHandlers(platform))
server.listen()
const { clientId, endpoint } = platform
const engagement = createEngagement({ clientId, endpoint, store: memoryStore() })
const { nickname } = await engagement.init({ accessToken: token })
const Widgets = () => createElement('p', null, useWidgets(engagement, { program }).status)
const client = new QueryClient()
console.log(nickname, renderToString(createElement(QueryClientProvider, { client }, createElement(Widgets))))
server.close()
`

/** Installs the packed SDK with npm next to these versions. */
function installWith(dependencies: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-peers-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return npmInstall(folder, { ...dependencies, ...packInto(folder, SDK) })
}

it('is installed with npm in a project with React 18 and nothing else', () => {
  const project = installWith({ react: '18.3.1', 'react-dom': '18.3.1' })
  project.write('main.mjs', "import '@touchline/engagement-sdk'\nconsole.log('imported')\n")
  expect(project.run(process.execPath, 'main.mjs')).toBe('imported\n')
})

it('runs with React 18, TanStack Query 5.0 and msw 2', () => {
  const project = installWith({
    react: '18.0.0',
    'react-dom': '18.0.0',
    '@tanstack/react-query': '5.0.0',
    msw: '2.0.0',
  })
  project.write('main.mjs', PROGRAM)
  expect(project.run(process.execPath, 'main.mjs')).toBe('Prop Star <p>pending</p>\n')
})
