/**
 * Preloaded into each sandbox of a run. The channel to the run closes when it ends, even if it was killed and could
 * stop nothing.
 */
process.once('disconnect', () => process.exit(1))
