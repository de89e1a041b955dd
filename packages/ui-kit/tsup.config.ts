import { library } from '@touchline/build'

export default library([], {
  entry: {
    index: 'src/index.ts',
    'questions/index': 'src/questions/index.ts',
    styles: 'src/theme/styles.ts',
    tokens: 'src/theme/tokens.css',
  },
  // Server components import every entry as a client module.
  banner: { js: "'use client'" },
  // The names of CSS modules; styles.css has the rules of all entries.
  loader: { '.css': 'local-css', '.woff2': 'file' },
})
