import { join } from 'node:path'

const SDK_MODULES = join(import.meta.dirname, '../../../packages/engagement-sdk/node_modules')

/**
 * Peers that an importer installs. The examples use the copies with which the packages are built: the types of a second copy,
 * which a dependency of this package would be, do not fit.
 */
export const PEERS = {
  'msw/node': {
    code: join(SDK_MODULES, 'msw/lib/node/index.js'),
    types: join(SDK_MODULES, 'msw/lib/node/index.d.ts'),
  },
} as const
