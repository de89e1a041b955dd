import { defaultClientConditions, defineConfig } from 'vite'

/** The control room from sources, the kit's too. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/_sandbox/control-room/',
  resolve: {
    conditions: ['@touchline/source', ...defaultClientConditions],
    // The sandbox's own: the kit names them as peers, which an installation without development packages does not link.
    dedupe: ['@touchline/game-rules', 'react', 'react-dom'],
  },
  // The bundler's own reading of TypeScript and JSX is all this needs, and asks for no tsconfig.json: those of the
  // workspace extend a package that an installation without development packages lacks.
  oxc: false,
  build: {
    outDir: '../dist/control-room',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { tsconfig: false },
  },
})
