import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ImporterProject, installPacked, publicPackages } from './importer-project.ts'

let project: ImporterProject
beforeAll(() => {
  // It runs without its optional peer, the client of a message server.
  const sandbox = publicPackages('apps/sandbox').map(({ folder, manifest }) => ({
    folder,
    manifest: { ...manifest, peerDependencies: {} },
  }))
  project = installPacked([...sandbox, ...publicPackages('packages/game-rules')])
}, 300_000)
afterAll(() => rmSync(project.folder, { recursive: true, force: true }))

function run(script: string): unknown {
  project.write('script.mjs', script)
  return JSON.parse(project.run(process.execPath, 'script.mjs'))
}

it('starts four times at once, each on a free port, with the platform, the controls and their page', {
  timeout: 180_000,
}, () => {
  const answers = run(`
    import { createControlClient } from '@touchline/sandbox/control-client'
    import { startProcess } from '@touchline/sandbox/process'
    const started = await Promise.all(
      [1, 2, 3, 4].map(() => startProcess(['--port', '0', '--memory', '--tournaments', 'autumn-tests-2024'])),
    )
    const answers = []
    for (const { url, apiUrl } of started) {
      const application = await fetch(apiUrl + 'applications/touchline-sandbox/')
      const page = await fetch(url + '/_sandbox/', { headers: { accept: 'text/html' } })
      const { now } = await createControlClient({ origin: url }).changeClock({ now: '2024-11-09T12:00:00Z' })
      answers.push([application.status, (await page.text()).includes('<title>'), now.slice(0, 16)])
    }
    const codes = await Promise.all(started.map((sandbox) => sandbox.stop()))
    console.log(JSON.stringify({ answers, ports: new Set(started.map(({ url }) => url)).size, codes }))`)
  const one = [200, true, '2024-11-09T12:00']
  expect(answers).toEqual({ answers: [one, one, one, one], ports: 4, codes: [0, 0, 0, 0] })
})

it("starts inside another team's test", { timeout: 120_000 }, () => {
  const answer = run(`
    import { startSandbox } from '@touchline/sandbox'
    await using sandbox = await startSandbox({ tournaments: ['autumn-tests-2024'], speed: 0 })
    const response = await fetch(sandbox.apiUrl + 'programs/?client_id=' + sandbox.clientId + '&title=autumn-tests-2024')
    console.log(JSON.stringify((await response.json()).results.length))`)
  expect(answer).toBe(5)
})

it('installs neither React, a bundler nor the client of a message server, and no tests', () => {
  const installed = globSync('{react,vite,@touchline/ui-kit,ioredis}', {
    cwd: join(project.folder, 'node_modules'),
  })
  // Vite is a tool of every importer in these tests.
  expect(installed).toEqual(['vite'])
  expect(globSync('**/*.test.*', { cwd: join(project.folder, 'node_modules/@touchline/sandbox') })).toEqual(
    [],
  )
})
