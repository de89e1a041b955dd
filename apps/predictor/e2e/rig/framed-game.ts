import type { FrameLocator, Locator, Page } from '@playwright/test'
import { Hono } from 'hono'
import { serveApp, serveDeployedGame } from '../../server/serve-game.ts'
import { DIST } from './dist.ts'
import { DEMO_TOKEN, type Stage, TOURNAMENT } from './platform.ts'

/** The game in a frame of a host page on another origin. */
type FramedGame = Awaited<ReturnType<typeof serveFramedGame>>

/** Serves the game to be framed by a page on two origins, and to listen to one of them. */
export async function serveFramedGame({ platform }: Pick<Stage, 'platform'>) {
  let html = ''
  const app = new Hono()
  const page = await serveApp(app)
  const host = { origin: page.url, strangerOrigin: page.url.replace('localhost', '127.0.0.1') }
  const game = await serveDeployedGame({
    root: DIST,
    platform,
    framedBy: Object.values(host),
    settings: { hostOrigins: [host.origin] },
  })
  app.get('/', (context) =>
    context.html(html, 200, {
      // It forbids inline script, as the policy of a careful host does.
      'content-security-policy': `default-src 'none'; script-src ${game.url}; frame-src *`,
    }),
  )
  app.get('/elsewhere', (context) => context.html('<h1>Elsewhere</h1>'))
  return {
    url: game.url,
    host,
    /** From now on the host page has the game at this path and query in its frame. */
    show: (path: string) => {
      html = pageWith(new URL(path, game.url).href, game.url)
    },
    [Symbol.asyncDispose]: async () => {
      await game[Symbol.asyncDispose]()
      await page[Symbol.asyncDispose]()
    },
  }
}

function pageWith(gameUrl: string, gameOrigin: string): string {
  const src = gameUrl.replaceAll('&', '&amp;')
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Host</title>
<script src="${gameOrigin}/host.js" defer></script><h1>Host</h1><div data-touchline-src="${src}"></div><p>After the game</p></html>`
}

/** Opens the host page with a screen of the game in its frame. */
export async function openFramed(
  page: Page,
  game: FramedGame,
  path: string,
  token = DEMO_TOKEN,
): Promise<void> {
  game.show(`${path}?tournamentId=${TOURNAMENT}&accessToken=${token}`)
  await page.goto(game.host.origin)
}

/** Sends the game a message of the host page. */
export function post(
  page: Page,
  { url }: FramedGame,
  message: Readonly<Record<string, unknown>>,
): Promise<void> {
  return page.evaluate(
    (sent) => document.querySelector('iframe')?.contentWindow?.postMessage(sent.message, sent.url),
    { message, url },
  )
}

/** The margin that a browser gives the body of the host page. */
const MARGIN = 8

/** Gives the window of the host page a size in which the frame of the game is as wide as this. */
export async function sizeFrame(page: Page, { width, height }: { width: number; height: number }) {
  await page.setViewportSize({ width: width + 2 * MARGIN, height })
}

export function frameOf(page: Page): FrameLocator {
  return page.frameLocator('iframe')
}

/** Scrolls the host page until this place of the game is so far below the top of the window. */
export async function scrollHostTo(page: Page, place: Locator, top = 0): Promise<void> {
  const box = await boxIn(place)
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), box.y - top)
}

/** Returns where a place is in the window. */
export async function boxIn(place: Locator) {
  const box = await place.boundingBox()
  if (box === null) throw new Error('This is not on the page.')
  return box
}
