import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod/mini'
import { readPlatformAddresses } from '../../../apps/predictor/server/read-platform-addresses.ts'
import { DeploymentError, parseDeployment } from './deployment.ts'

// Prints the addresses of a deployment's platform, as a setting for its file.

const ROOT = join(import.meta.dirname, '../../..')
const [file, matchId] = process.argv.slice(2)

const platformSchema = z.object({ platformEndpoint: z.url(), clientId: z.string() })

try {
  if (file === undefined || matchId === undefined)
    throw new DeploymentError('Name the file of the deployment and a match: pnpm deploy:addresses FILE ID')
  if (!existsSync(resolve(ROOT, file))) throw new DeploymentError(`There is no file ${file}.`)
  const { settings } = parseDeployment(readFileSync(resolve(ROOT, file), 'utf8'))
  const platform = platformSchema.safeParse(settings)
  if (!platform.success)
    throw new DeploymentError(`${file}: settings.platformEndpoint and settings.clientId are needed.`)
  const platformAddresses = await readPlatformAddresses({ ...platform.data, matchId })
  console.log(JSON.stringify({ platformAddresses }, null, 2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
