import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// Serves the registry of a site, as the documentation site does, and adds every component to a project.
const [site, project] = process.argv.slice(2)
const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(readFileSync(site + request.url))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const addresses = readdirSync(`${site}/r`)
  .filter((file) => file !== 'registry.json')
  .map((file) => `http://127.0.0.1:${server.address().port}/r/${file}`)
const command = ['node_modules/shadcn/dist/index.js', 'add', ...addresses, '--yes', '--cwd', project]
const child = spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] })
const [code] = await once(child, 'exit')
server.close()
process.exitCode = code
