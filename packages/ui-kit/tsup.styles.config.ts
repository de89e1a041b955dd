import { library } from '@touchline/build'

// The stylesheets of all modules in one file. Class names consist of the file's and the class's, as in the modules.
export default library([], {
  clean: false,
  entry: { styles: 'src/theme/styles.ts', tokens: 'src/theme/tokens.css' },
  loader: { '.css': 'local-css', '.woff2': 'file' },
})
