import { createServer, defaultServerConditions } from 'vite'

const conditions = ['@touchline/source', ...defaultServerConditions]

interface ModuleLoader extends AsyncDisposable {
  // biome-ignore lint/suspicious/noExplicitAny: a module has any shape
  load(path: string): Promise<Record<string, any>>
}

/** Starts Vite for reading modules only: fans run the game's own code, which Vite reads as it does for the build. */
export async function loadWithVite(root: string): Promise<ModuleLoader> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions, externalConditions: conditions }, noExternal: [/^@touchline\//] },
  })
  return {
    load: (path) => server.ssrLoadModule(path),
    [Symbol.asyncDispose]: () => server.close(),
  }
}
