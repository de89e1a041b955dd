import { cpSync, readdirSync } from 'node:fs'
import { library } from '@touchline/build'

const GUIDES = '../../docs/guides'
/** Guides about the game and the site; the others are about the SDK. */
const OTHERS = ['index.md', 'deploy.md', 'tours.md']

export default library([], {
  entry: {
    index: 'src/index.ts',
    'realtime/index': 'src/realtime/index.ts',
    'crypto/index': 'src/crypto/index.ts',
    'wire/index': 'src/wire/index.ts',
    'react/index': 'src/react/index.ts',
    'testing/index': 'src/testing/index.ts',
    'testing/msw': 'src/testing/msw.ts',
  },
  // The guides of a version travel with it.
  onSuccess: async () => {
    for (const guide of readdirSync(GUIDES).filter((file) => !OTHERS.includes(file)))
      cpSync(`${GUIDES}/${guide}`, `dist/guides/${guide}`)
  },
})
