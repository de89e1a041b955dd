import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeDeployFiles } from './deploy-files.ts'
import { DeploymentError, parseDeployment } from './deployment.ts'

const ROOT = join(import.meta.dirname, '../../..')
const BUILD = join(ROOT, 'apps/predictor/dist')
const [file = 'deploy/deployment.example.json', target = 'deploy/out'] = process.argv.slice(2)

try {
  if (!existsSync(join(BUILD, 'index.html'))) throw new DeploymentError('No build exists: run pnpm build.')
  if (!existsSync(resolve(ROOT, file))) throw new DeploymentError(`${file} does not exist.`)
  const deployment = parseDeployment(readFileSync(resolve(ROOT, file), 'utf8'))
  writeDeployFiles(deployment, { build: BUILD, target: resolve(ROOT, target) })
  console.log(`${target}: site, nginx.conf, headers.json (from ${file})`)
} catch (error) {
  console.error(error instanceof DeploymentError ? error.message : error)
  process.exitCode = 1
}
