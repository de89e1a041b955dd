import { library } from '@touchline/build'

export default library([], {
  entry: {
    index: 'src/index.ts',
    questions: 'src/questions/index.ts',
    engagement: 'src/engagement/index.ts',
    styles: 'src/theme/styles.ts',
    tokens: 'src/theme/tokens.css',
  },
  loader: { '.css': 'local-css', '.woff2': 'file' },
})
