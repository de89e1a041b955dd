import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ImporterProject, installPacked, publicPackages } from './importer-project.ts'

let project: ImporterProject
beforeAll(() => {
  // The sandbox must run without optional peers.
  const packages = ['apps/sandbox', 'packages/engagement-sdk', 'packages/game-rules']
    .flatMap((folder) => publicPackages(folder))
    .map(({ folder, manifest }) => ({ folder, manifest: { ...manifest, peerDependencies: {} } }))
  project = installPacked(packages)
})
afterAll(() => rmSync(project.folder, { recursive: true, force: true }))

function run(script: string): unknown {
  project.write('script.mjs', script)
  return JSON.parse(project.run(process.execPath, 'script.mjs'))
}

it('starts four times at once, each on a free port with the clock of a scenario, and again from an exported state', () => {
  const answers = run(`
    import { createControlClient } from '@touchline/sandbox/control-client'
    import { startProcess } from '@touchline/sandbox/process'
    import { writeFileSync } from 'node:fs'
    const flags = ['--port', '0', '--memory']
    const started = await Promise.all(
      [1, 2, 3, 4].map(() => startProcess([...flags, '--scenario', 'season-end', '--tournaments', 'autumn-tests-2024'])),
    )
    const answers = []
    for (const { url, apiUrl } of started) {
      const application = await fetch(apiUrl + 'applications/touchline-sandbox/')
      const page = await fetch(url + '/_sandbox/', { headers: { accept: 'text/html' } })
      const controls = createControlClient({ origin: url })
      const start = (await controls.clock()).now
      await controls.changeClock({ now: '2024-11-09T12:00:00Z' })
      answers.push([application.status, (await page.text()).includes('<title>'), start.slice(0, 10)])
    }
    const exported = await createControlClient({ origin: started[0].url }).state()
    writeFileSync('state.json', JSON.stringify(exported))
    started.push(await startProcess([...flags, '--state', 'state.json']))
    const { now } = await createControlClient({ origin: started[4].url }).clock()
    answers.push(now.slice(0, 10))
    const codes = await Promise.all(started.map((sandbox) => sandbox.stop()))
    console.log(JSON.stringify({ answers, ports: new Set(started.map(({ url }) => url)).size, codes }))`)
  const one = [200, true, '2024-06-23']
  expect(answers).toEqual({ answers: [one, one, one, one, '2024-11-09'], ports: 5, codes: [0, 0, 0, 0, 0] })
})

it('starts within a test of an importer', () => {
  const answer = run(`
    import { startSandbox } from '@touchline/sandbox'
    await using sandbox = await startSandbox({ tournaments: ['autumn-tests-2024'], speed: 0 })
    const response = await fetch(sandbox.apiUrl + 'programs/?client_id=' + sandbox.clientId + '&title=autumn-tests-2024')
    console.log(JSON.stringify((await response.json()).results.length))`)
  expect(answer).toBe(5)
})

it('prints its flags when its command is run as npx runs it', () => {
  expect(project.run('node_modules/.bin/touchline-sandbox', '--help')).toContain('--scenario <name>')
})

it('serves the packed SDK: messages, files, history, rewards and a sign-out', () => {
  project.copyProgram('sdk-with-sandbox.mjs')
  expect(JSON.parse(project.run(process.execPath, 'sdk-with-sandbox.mjs'))).toEqual({
    payload: { text: 'Kick-off' },
    files: 1,
    content: 'A try',
    atUrl: 'A try',
    pages: 2,
    messages: 2,
    claims: ['string', 409],
    isKnown: true,
    phase: 'idle',
  })
})

it('installs no React, no bundler and no tests', () => {
  const installed = globSync('{react,vite,@touchline/ui-kit}', {
    cwd: join(project.folder, 'node_modules'),
  })
  expect(installed).toEqual([])
  expect(globSync('**/*.test.*', { cwd: join(project.folder, 'node_modules/@touchline/sandbox') })).toEqual(
    [],
  )
})
