import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod/mini'
import { readPlatformAddresses } from '../../../apps/predictor/server/read-platform-addresses.ts'
import { DeploymentError, parseDeployment } from './deployment.ts'

// Prints the addresses of a deployment's platform as the setting `platformAddresses`.

const ROOT = join(import.meta.dirname, '../../..')
const [file, matchId] = process.argv.slice(2)

const platformSchema = z.object({ platformEndpoint: z.url(), clientId: z.string() })

try {
  if (file === undefined || matchId === undefined)
    throw new DeploymentError(
      'Pass the file of the deployment and the id of a match: pnpm deploy:addresses FILE ID',
    )
  if (!existsSync(resolve(ROOT, file))) throw new DeploymentError(`${file} does not exist.`)
  const { settings } = parseDeployment(readFileSync(resolve(ROOT, file), 'utf8'))
  const platform = platformSchema.safeParse(settings)
  if (!platform.success)
    throw new DeploymentError(`${file}: settings.platformEndpoint and settings.clientId are required.`)
  const platformAddresses = await readPlatformAddresses({ ...platform.data, matchId })
  console.log(JSON.stringify({ platformAddresses }, null, 2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
