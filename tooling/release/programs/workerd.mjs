import { readFileSync } from 'node:fs'
import { Miniflare } from 'miniflare'

const [compatibilityDate] = process.argv.slice(2)
const script = readFileSync('bundle/worker.js', 'utf8')
const runtime = new Miniflare({ modules: true, script, compatibilityDate })
const response = await runtime.dispatchFetch('http://localhost/')
console.log(await response.text())
await runtime.dispose()
