/// <reference path="./selenium.d.ts" />
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fontEnvironment } from '@touchline/browser/font-environment'
import { Builder, Capabilities, Origin, type WebDriver } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import {
  type Engine,
  EnginePage,
  KEY_CODES,
  type Key,
  type PointerStep,
  type Size,
  withTimeout,
} from './engine-page.ts'

/**
 * The pointer rests in the middle of the screen. Without a window manager a window has the focus only under the pointer,
 * so the middle must lie within a page as wide as a phone.
 */
const SCREEN = '700x1200x24'

/** File descriptor to which Xvfb writes the number of the display once it is ready. */
const READY_DESCRIPTOR = 3

/** A running X server without a monitor. */
interface VirtualDisplay extends AsyncDisposable {
  /** The value of `DISPLAY`. */
  readonly name: string
}

/** @throws Error when Xvfb ends before it is ready */
async function startVirtualDisplay(): Promise<VirtualDisplay> {
  const args = ['-displayfd', String(READY_DESCRIPTOR), '-screen', '0', SCREEN, '-nolisten', 'tcp']
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const exited = once(child, 'exit')
  const output = child.stdio[READY_DESCRIPTOR] as Readable
  const [number] = await Promise.race([
    once(output, 'data'),
    exited.then(([code]) => {
      throw new Error(`Xvfb ended with ${String(code)} before it was ready.`)
    }),
  ])
  return {
    name: `:${String(number).trim()}`,
    [Symbol.asyncDispose]: async () => {
      child.kill()
      await exited
    },
  }
}

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
