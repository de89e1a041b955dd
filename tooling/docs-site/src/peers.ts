import { join } from 'node:path'

const SDK_MODULES = join(import.meta.dirname, '../../../packages/engagement-sdk/node_modules')

/** What an importer installs beside the packages: the examples take the very copies that the packages were built with. */
export const PEERS = {
  'msw/node': {
    code: join(SDK_MODULES, 'msw/lib/node/index.js'),
    types: join(SDK_MODULES, 'msw/lib/node/index.d.ts'),
  },
} as const
