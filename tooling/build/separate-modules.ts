import { join, relative } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

const CLASS_NAMES = 'class-names'

/**
 * Keeps each module in a file of its own: an import of another module of the package stays an import. A CSS module
 * becomes its class names; the rules are for the build of the stylesheet.
 */
export function separateModules(): Plugin {
  return {
    name: 'separate-modules',
    setup({ onResolve, onLoad, esbuild }) {
      onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind }) =>
        kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
      )
      // Without the ending '.css', which tsup's own plugin would load as a stylesheet.
      onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => ({
        path: relative('.', join(resolveDir, path)).slice(0, -'.css'.length),
        namespace: CLASS_NAMES,
      }))
      onLoad({ filter: /.*/, namespace: CLASS_NAMES }, async ({ path }) => {
        // Built alone: a build of several entries numbers the names of a file that two of them import.
        const { outputFiles } = await esbuild.build({
          stdin: { contents: `export { default } from './${path}.css'`, resolveDir: '.' },
          bundle: true,
          format: 'esm',
          outdir: 'dist',
          write: false,
        })
        return { contents: outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? '' }
      })
    },
  }
}
