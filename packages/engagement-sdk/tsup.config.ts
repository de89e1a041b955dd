import { cpSync } from 'node:fs'
import { library } from '@touchline/build'

/** About the SDK; the others are about the game. */
const GUIDES = [
  'quick-start',
  'recipes',
  'sessions',
  'interactions',
  'realtime',
  'encryption',
  'testing',
  'errors',
  'migration',
]

export default library([], {
  entry: {
    index: 'src/index.ts',
    realtime: 'src/realtime/index.ts',
    crypto: 'src/crypto/index.ts',
    wire: 'src/wire/index.ts',
    testing: 'src/testing/index.ts',
    'testing-msw': 'src/testing/msw.ts',
  },
  // The guides of a version travel with it.
  onSuccess: async () => {
    for (const guide of GUIDES) cpSync(`../../docs/guides/${guide}.md`, `dist/guides/${guide}.md`)
  },
})
