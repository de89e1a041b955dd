import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { SOURCE_CONDITIONS } from './check-tournaments.ts'
import { codePreloads } from './code-preloads.ts'
import { MAIN_PAGE, ROUTE_PAGES } from './route-pages.ts'
import { shortClassName } from './short-class-name.ts'

const ROOT = join(import.meta.dirname, '..')
const STYLES = join(ROOT, 'src/app/app.css')

/** What the game replaces with its first render. */
const PLACEHOLDER = /(<div id="root">).*?(<\/div>)/

interface Frames {
  /** Markup by file. */
  readonly markup: ReadonlyMap<string, string>
  /** Rules for the sizes that the components set with style attributes. */
  readonly css: string
}

/**
 * Writes a page for each group of routes that holds the frame of its screen as static markup, rendered from the
 * components of the game. The first paint then shows the screen without its data.
 */
export function staticFrames(): Plugin {
  let frames: Frames = { markup: new Map(), css: '' }
  return {
    name: 'static-frames',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      frames = withoutStyleAttributes(await renderFrames())
    },
    transform(code, id) {
      return id === STYLES ? code + frames.css : undefined
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[MAIN_PAGE]
        if (page?.type !== 'asset')
          throw new Error(`The build has no ${MAIN_PAGE} to make the other pages of.`)
        const html = String(page.source)
        if (!PLACEHOLDER.test(html)) throw new Error(`${MAIN_PAGE} has no #root in one line.`)
        for (const { file, code } of ROUTE_PAGES) {
          const markup = frames.markup.get(file)
          const source = html
            .replace(PLACEHOLDER, (_all, start, end) => start + markup + end)
            .replace('</head>', (end) => codePreloads(bundle, code) + end)
          this.emitFile({ type: 'asset', fileName: file, source })
        }
      },
    },
  }
}

async function renderFrames(): Promise<ReadonlyMap<string, string>> {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    mode: 'production',
    server: { middlewareMode: true, ws: false, watch: null },
    css: { modules: { generateScopedName: shortClassName } },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: SOURCE_CONDITIONS }, noExternal: [/^@touchline\//] },
  })
  try {
    const { staticFrame } = await server.ssrLoadModule('/src/app/static-frame.tsx')
    return new Map(ROUTE_PAGES.map(({ file, example }) => [file, String(staticFrame(example))]))
  } finally {
    await server.close()
  }
}

/** Replaces style attributes, which the content security policy does not allow, by classes. */
function withoutStyleAttributes(rendered: ReadonlyMap<string, string>): Frames {
  const styles = new Map<string, string>()
  const classOf = (style: string) => {
    const name = styles.get(style) ?? `static-${styles.size + 1}`
    styles.set(style, name)
    return name
  }
  const markup = new Map(
    [...rendered].map(([file, html]) => [
      file,
      html.replaceAll(
        /class="([^"]*)"([^>]*) style="([^"]*)"/g,
        (_all, classes: string, between: string, style: string) =>
          `class="${classes} ${classOf(style)}"${between}`,
      ),
    ]),
  )
  const css = [...styles].map(([style, name]) => `\n#root .${name} {${style}}`).join('')
  return { markup, css }
}
