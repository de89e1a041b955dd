export const hooks = {
  /** Removes the devDependencies of a packed manifest: importers do not install them, and they name private packages. */
  beforePacking({ devDependencies: _, ...manifest }) {
    return manifest
  },
}
