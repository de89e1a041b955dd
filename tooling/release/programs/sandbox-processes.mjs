import { writeFileSync } from 'node:fs'
import { createControlClient } from '@touchline/sandbox/control-client'
import { startProcess } from '@touchline/sandbox/process'

const flags = ['--port', '0', '--memory']
const started = await Promise.all(
  [1, 2].map(() =>
    startProcess([...flags, '--scenario', 'season-end', '--tournaments', 'autumn-tests-2024']),
  ),
)
const answers = []
for (const { url, apiUrl } of started) {
  const application = await fetch(`${apiUrl}applications/touchline-sandbox/`)
  const page = await fetch(`${url}/_sandbox/`, { headers: { accept: 'text/html' } })
  const controls = createControlClient({ origin: url })
  const start = (await controls.clock()).now
  await controls.changeClock({ now: '2024-11-09T12:00:00Z' })
  answers.push([application.status, (await page.text()).includes('<title>'), start.slice(0, 10)])
}
const exported = await createControlClient({ origin: started[0].url }).state()
writeFileSync('state.json', JSON.stringify(exported))
started.push(await startProcess([...flags, '--state', 'state.json']))
const { now } = await createControlClient({ origin: started.at(-1).url }).clock()
answers.push(now.slice(0, 10))
const codes = await Promise.all(started.map((sandbox) => sandbox.stop()))
console.log(JSON.stringify({ answers, ports: new Set(started.map(({ url }) => url)).size, codes }))
