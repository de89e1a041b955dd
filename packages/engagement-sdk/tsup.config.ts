import { library } from '@touchline/build'

export default library([], {
  entry: {
    index: 'src/index.ts',
    realtime: 'src/realtime/index.ts',
    crypto: 'src/crypto/index.ts',
    wire: 'src/wire/index.ts',
    testing: 'src/testing/index.ts',
    'testing-msw': 'src/testing/msw.ts',
  },
})
