import { join } from 'node:path'

const SDK_MODULES = join(import.meta.dirname, '../../../packages/engagement-sdk/node_modules')

/**
 * Peers of the SDK that the examples import, which an importer installs. The examples use the SDK's own copies, because the types of
 * two copies are not compatible.
 */
export const PEERS = {
  'msw/node': {
    code: join(SDK_MODULES, 'msw/lib/node/index.js'),
    types: join(SDK_MODULES, 'msw/lib/node/index.d.ts'),
  },
} as const
