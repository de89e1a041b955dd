import { cpSync, readdirSync } from 'node:fs'
import { library } from '@touchline/build'
import { separateModules } from '@touchline/build/separate-modules'

const GUIDES = '../../docs/guides'
/** Guides about the game and the site; the others are about the SDK. */
const OTHERS = ['index.md', 'deploy.md', 'tours.md']

// One file for each module: a bundler leaves out a file that nothing uses, but not each unused schema inside of a file.
export default library(['src/**/*.ts', '!src/**/*.test.ts'], {
  splitting: false,
  esbuildPlugins: [separateModules()],
  // Built in, so that engines without `Object.hasOwn` run it.
  noExternal: ['ky'],
  // The licence of what is built in, and the guides of a version, travel with it.
  onSuccess: async () => {
    cpSync('node_modules/ky/license', 'dist/http/ky-license.txt')
    for (const guide of readdirSync(GUIDES).filter((file) => !OTHERS.includes(file)))
      cpSync(`${GUIDES}/${guide}`, `dist/guides/${guide}`)
  },
})
