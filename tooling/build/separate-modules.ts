import { join, relative } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

const CLASS_NAMES = 'class-names'

/**
 * Writes one file for each module: imports of other modules of the package stay imports. Of a CSS module only the class names are
 * written; the rules belong to the stylesheet, which has its own build.
 */
export function separateModules(): Plugin {
  return {
    name: 'separate-modules',
    setup({ onResolve, onLoad, esbuild }) {
      onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, kind }) =>
        kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
      )
      // Without '.css' at the end: tsup's own plugin would load the path as a stylesheet.
      onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => ({
        path: relative('.', join(resolveDir, path)).slice(0, -'.css'.length),
        namespace: CLASS_NAMES,
      }))
      onLoad({ filter: /.*/, namespace: CLASS_NAMES }, async ({ path }) => {
        // Built alone: with several entries, esbuild numbers the class names of a file that two entries import.
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
