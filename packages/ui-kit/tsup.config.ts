import { library } from '@touchline/build'
import { separateModules } from '@touchline/build/separate-modules'

// One file for each module: 'use client' is valid for a whole file, and what needs no browser stays usable on a server.
export default library(['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/{test,theme}/**'], {
  splitting: false,
  esbuildPlugins: [separateModules()],
})
