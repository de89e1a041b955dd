import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeDeployFiles } from './deploy-files.ts'
import { parseDeployment } from './deployment.ts'

const DEPLOY = join(import.meta.dirname, '../../../deploy')
const PAGE = '<script type="application/json" id="touchline-settings">{}</script>'

// The example's files do not depend on a build, so an empty one does.
const folder = mkdtempSync(join(tmpdir(), 'deploy-example-'))
const build = join(folder, 'dist')
const target = join(folder, 'out')
mkdirSync(build)
writeFileSync(join(build, 'index.html'), PAGE)
writeDeployFiles(parseDeployment(readFileSync(join(DEPLOY, 'deployment.example.json'), 'utf8')), {
  build,
  target,
})
mkdirSync(join(DEPLOY, 'example'), { recursive: true })
copyFileSync(join(target, 'nginx.conf'), join(DEPLOY, 'example/nginx.conf'))
for (const name of ['_headers', '_redirects'])
  copyFileSync(join(target, 'site', name), join(DEPLOY, 'example', name))
rmSync(folder, { recursive: true, force: true })
