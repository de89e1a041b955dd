import { join } from 'node:path'
import { build } from 'vite'

/** Builds the control room as the package's `build` does. */
export async function setup(): Promise<void> {
  const root = join(import.meta.dirname, '../control-room')
  await build({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    mode: 'production',
    logLevel: 'error',
  })
}
