/** Only the sandbox's page for browsers needs them, and the packed sandbox has that page built. */
const BUILT_INTO_SANDBOX = ['@tanstack/react-query', '@touchline/ui-kit', 'react', 'react-dom', 'vite']

export const hooks = {
  /** Removes the devDependencies of a packed manifest: importers do not install them, and they name private packages. */
  beforePacking({ devDependencies: _, ...manifest }) {
    if (manifest.name !== '@touchline/sandbox') return manifest
    const needed = Object.entries(manifest.dependencies).filter(
      ([name]) => !BUILT_INTO_SANDBOX.includes(name),
    )
    return { ...manifest, dependencies: Object.fromEntries(needed) }
  },
}
