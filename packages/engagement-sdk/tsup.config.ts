import { cpSync, readdirSync } from 'node:fs'
import { library } from '@touchline/build'

const GUIDES = '../../docs/guides'
/** Guides about the game and the site; the others are about the SDK. */
const OTHERS = ['index.md', 'deploy.md', 'tours.md']

export default library([], {
  entry: {
    index: 'src/index.ts',
    realtime: 'src/realtime/index.ts',
    crypto: 'src/crypto/index.ts',
    wire: 'src/wire/index.ts',
    'react-query': 'src/react-query/index.ts',
    testing: 'src/testing/index.ts',
    'testing-msw': 'src/testing/msw.ts',
  },
  // The guides of a version travel with it.
  onSuccess: async () => {
    for (const guide of readdirSync(GUIDES).filter((file) => !OTHERS.includes(file)))
      cpSync(`${GUIDES}/${guide}`, `dist/guides/${guide}`)
  },
})
