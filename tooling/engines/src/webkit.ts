/// <reference path="./selenium.d.ts" />
import { fontEnvironment } from '@touchline/browser/font-environment'
import { Builder, Capabilities, Origin, type WebDriver } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { type Engine, EnginePage, type PointerStep, type Size } from './engine-page.ts'
import { KEY_CODES, type Key } from './keys.ts'
import { startVirtualDisplay } from './virtual-display.ts'
import { withTimeout } from './with-timeout.ts'

export interface WebKitPaths {
  readonly driver: string
  /** The browser of WebKitGTK that the driver starts. */
  readonly miniBrowser: string
}

/** Starts WebKitGTK on a virtual display. Each page has its own driver and session: a driver has one session at a time. */
export async function startWebKit({ driver: program, miniBrowser }: WebKitPaths): Promise<Engine> {
  const display = await startVirtualDisplay()
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // A full-screen window has no tool bar, whose width would keep the page from being as narrow as a phone.
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation', '--full-screen'] },
  })
  const startPage = async (size: Size) => {
    const service = new DriverService.Builder(program)
      .setLoopback(true)
      .addArguments('--host=127.0.0.1')
      .setEnvironment({ ...process.env, ...fontEnvironment(), DISPLAY: display.name, NO_AT_BRIDGE: '1' })
      .build()
    try {
      const address = await withTimeout(service.start(), 'start')
      const session = new Builder().usingServer(address).withCapabilities(capabilities).build()
      const driver = await withTimeout(Promise.resolve(session), 'new session')
      const page = new WebKitPage(driver, service)
      await withTimeout(page.resize(size), 'resize')
      return page
    } catch (error) {
      await service.kill()
      throw error
    }
  }
  return {
    // A driver hangs about once in several hundred starts. A second driver then starts the browser, so that no test is repeated.
    newPage: (size) => startPage(size).catch(() => startPage(size)),
    [Symbol.asyncDispose]: () => display[Symbol.asyncDispose](),
  }
}

class WebKitPage extends EnginePage {
  readonly #driver: WebDriver
  readonly #service: DriverService

  constructor(driver: WebDriver, service: DriverService) {
    super()
    this.#driver = driver
    this.#service = service
  }

  open = (url: string) => this.#driver.get(url)
  resize = (size: Size) =>
    this.#driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size })
  type = (text: string) => this.#driver.actions().sendKeys(text).perform()
  press = (key: Key) => this.#driver.actions().sendKeys(KEY_CODES[key]).perform()
  evaluate = (expression: string) => this.#driver.executeScript(`return ${expression}`)
  /** The driver cannot cut the connection, so `fetch` and `navigator.onLine` of the page are replaced. */

  protected async performPointer(...steps: readonly PointerStep[]): Promise<void> {
    const actions = this.#driver.actions({ async: true })
    for (const step of steps) {
      if (step === 'press') actions.press()
      else if (step === 'release') actions.release()
      else actions.move({ ...step, origin: Origin.VIEWPORT })
    }
    await actions.perform()
  }

  protected async switchTo(target: 'iframe' | 'page'): Promise<void> {
    await this.#driver.switchTo().frame(target === 'iframe' ? 0 : null)
  }

  override async [Symbol.asyncDispose](): Promise<void> {
    // The test has ended, so a driver that does not quit is killed without an error.
    await withTimeout(this.#driver.quit(), 'quit').catch(() => undefined)
    await this.#service.kill()
  }
}
