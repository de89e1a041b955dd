import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { type ServedGame, serveGame } from '../../server/serve-game.ts'

const BARE = join(import.meta.dirname, '../bare')
const BUILT = join(import.meta.dirname, '../../node_modules/.cache/bare-page')

/** Builds and serves a page with react and react-router only, by the same means as the game. */
export async function serveBarePage(): Promise<ServedGame> {
  await build({
    root: BARE,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    base: './',
    build: { outDir: BUILT, emptyOutDir: true, target: 'baseline-widely-available', assetsInlineLimit: 0 },
  })
  return serveGame({
    root: BUILT,
    neighbours: {
      platformOrigins: [],
      gameCentreOrigin: "'self'",
      frameAncestors: ["'self'"],
      hasAnalytics: false,
    },
    settings: {},
  })
}
