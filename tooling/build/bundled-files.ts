import { type BuildEnvironmentOptions, build, type InlineConfig } from 'vite'

/** The outputs of a bundle: its chunks and its assets. */
export type BundledFile = ReturnType<typeof filesOf>[number]

const ENTRY = 'virtual:entry'

/** Bundles a source text as an app would, minified and without unused exports; writes no files. */
export async function bundledFiles(
  source: string,
  { build: options, ...config }: Pick<InlineConfig, 'root' | 'resolve'> & { build?: BuildEnvironmentOptions },
): Promise<readonly BundledFile[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
    ...config,
    build: {
      write: false,
      ...options,
      rolldownOptions: { ...options?.rolldownOptions, input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  })
  return filesOf(built)
}

function filesOf(built: Awaited<ReturnType<typeof build>>) {
  return [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
}
