import { GRACE_MS } from './grace.ts'

/**
 * Preloaded into each server of the start command. The channel to that command closes when it ends, even if it was
 * killed and could stop nothing; the server then stops as it does for Ctrl-C.
 */
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), GRACE_MS).unref()
})
