import { FONT_FOLDER, fontEnvironment } from '@touchline/browser/font-environment'
import { type Browser, type Frame, launch, type Page } from 'puppeteer-core'
import { type Engine, EnginePage, type Key, type PointerStep, type Size, withTimeout } from './engine-page.ts'

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
    newPage: (size) => newPage(browser, size),
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

async function newPage(browser: Browser, size: Size): Promise<EnginePage> {
  const context = await browser.createBrowserContext()
  const page = new FirefoxPage(await context.newPage())
  await withTimeout(page.resize(size), 'resize')
  return page
}

class FirefoxPage extends EnginePage {
  readonly #page: Page
  #frame: Frame

  constructor(page: Page) {
    super()
    this.#page = page
    this.#frame = page.mainFrame()
  }

  open = (url: string) => this.#page.goto(url)
  resize = async (size: Size) => {
    await this.#page.setViewport(size).catch((error: unknown) => {
      // Puppeteer sets the orientation as well, which Firefox 140 does not know yet.
      if (!String(error).includes('setScreenOrientationOverride')) throw error
    })
    await this.#page.waitForFunction(
      ({ width, height }) => innerWidth === width && innerHeight === height,
      {},
      size,
    )
  }
  type = (text: string) => this.#page.keyboard.type(text)
  press = (key: Key) => this.#page.keyboard.press(key)
  evaluate = (expression: string) => this.#frame.evaluate(expression)
  override [Symbol.asyncDispose] = () => this.#page.browserContext().close()

  protected async performPointer(...steps: readonly PointerStep[]): Promise<void> {
    const { mouse } = this.#page
    for (const step of steps) {
      if (step === 'press') await mouse.down()
      else if (step === 'release') await mouse.up()
      else await mouse.move(step.x, step.y)
    }
  }

  protected async switchTo(target: 'iframe' | 'page'): Promise<void> {
    const iframe = target === 'iframe' ? await this.#page.waitForSelector('iframe') : undefined
    this.#frame = (await iframe?.contentFrame()) ?? this.#page.mainFrame()
  }
}
