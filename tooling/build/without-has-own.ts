import { readFile } from 'node:fs/promises'
import type { Options } from 'tsup'

/** Replaces `Object.hasOwn`, which older engines of React Native lack, in sources and in what is built in. */
export function withoutHasOwn(): NonNullable<Options['esbuildPlugins']>[number] {
  return {
    name: 'without-has-own',
    setup({ onLoad }) {
      onLoad({ filter: /\.[jt]s$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8')
        if (!source.includes('Object.hasOwn(')) return undefined
        const contents = source.replaceAll('Object.hasOwn(', 'Object.prototype.hasOwnProperty.call(')
        return { contents, loader: path.endsWith('.js') ? 'js' : 'ts' }
      })
    },
  }
}
