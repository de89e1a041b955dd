import { FONT_FOLDER, fontEnvironment } from '@touchline/browser/font-environment'
import { type Frame, launch, type Page } from 'puppeteer-core'
import { callExpression } from './call-expression.ts'
import type { Engine, EnginePage, Point } from './engine-page.ts'

/** Starts Firefox without a window. Puppeteer controls it through WebDriver BiDi, which needs no driver process. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    env: { ...process.env, ...fontEnvironment() },
    // Without it the content sandbox cannot read the font, and every letter is drawn as a box.
    extraPrefsFirefox: { 'security.sandbox.content.read_path_whitelist': `${FONT_FOLDER}/` },
  })
  return {
    async newPage() {
      const context = await browser.createBrowserContext()
      return firefoxPage(await context.newPage(), () => context.close())
    },
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

function firefoxPage(page: Page, close: () => Promise<void>): EnginePage {
  let frame: Frame = page.mainFrame()
  /** Input is sent in coordinates of the page, also while a frame is the current one. */
  const inPage = async ({ x, y }: Point): Promise<Point> => {
    const element = await frame.frameElement()
    const box = await element?.boundingBox()
    return { x: x + (box?.x ?? 0), y: y + (box?.y ?? 0) }
  }
  return {
    async open(url) {
      frame = page.mainFrame()
      await page.goto(url)
    },
    // `page.goBack` waits for a page load, which navigation within the game does not cause.
    back: () =>
      page
        .mainFrame()
        .evaluate(() => setTimeout(() => history.back()))
        .then(() => undefined),
    resize: (size) => page.setViewport(size),
    // biome-ignore lint/suspicious/noExplicitAny: what a page returns has the type of the function that ran in it
    run: (fn, ...args) => frame.evaluate(callExpression(fn, args)) as Promise<any>,
    async inject(script) {
      await frame.evaluate(script)
    },
    async enterFrame() {
      const element = await page.waitForSelector('iframe')
      const content = await element?.contentFrame()
      if (content == null) throw new Error('The page has no frame to enter.')
      frame = content
    },
    async leaveFrame() {
      frame = page.mainFrame()
    },
    async click(at) {
      const { x, y } = await inPage(at)
      await page.mouse.click(x, y)
    },
    async hold(at, whileHeld) {
      const { x, y } = await inPage(at)
      await page.mouse.move(x, y)
      await page.mouse.down()
      try {
        await whileHeld()
      } finally {
        await page.mouse.up()
      }
    },
    async drag(points) {
      for (const [index, point] of points.entries()) {
        const { x, y } = await inPage(point)
        await page.mouse.move(x, y)
        if (index === 0) await page.mouse.down()
      }
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    [Symbol.asyncDispose]: close,
  }
}
