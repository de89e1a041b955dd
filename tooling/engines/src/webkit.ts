/// <reference path="./selenium.d.ts" />
import { fontEnvironment } from '@touchline/browser/font-environment'
import { Builder, Capabilities, Key as KeyCode, Origin, type WebDriver } from 'selenium-webdriver'
import { findFreePort } from 'selenium-webdriver/net/portprober.js'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { callExpression } from './call-expression.ts'
import type { Engine, EnginePage, Key, Point } from './engine-page.ts'
import { startVirtualDisplay } from './virtual-display.ts'
import { withLimit } from './with-limit.ts'

export interface WebKitPaths {
  readonly driver: string
  /** The browser of WebKitGTK that the driver starts. */
  readonly miniBrowser: string
}

const KEY_CODES = {
  Tab: KeyCode.TAB,
  Enter: KeyCode.ENTER,
  Escape: KeyCode.ESCAPE,
  ArrowLeft: KeyCode.ARROW_LEFT,
  ArrowRight: KeyCode.ARROW_RIGHT,
  ArrowUp: KeyCode.ARROW_UP,
  ArrowDown: KeyCode.ARROW_DOWN,
  Home: KeyCode.HOME,
  End: KeyCode.END,
  PageUp: KeyCode.PAGE_UP,
} satisfies Record<Key, string>

/** Starts WebKitGTK on a virtual display. Each page has its own driver and session: a driver has one session at a time. */
export async function startWebKit({ driver: program, miniBrowser }: WebKitPaths): Promise<Engine> {
  const display = await startVirtualDisplay()
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // A full-screen window has no tool bar, whose width would keep the page from being as narrow as a phone.
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation', '--full-screen'] },
  })
  return {
    async newPage() {
      const service = await driverService(program, display.name)
      try {
        const address = await withLimit(service.start(), 'start')
        const session = new Builder().usingServer(address).withCapabilities(capabilities).build()
        const driver = await withLimit(Promise.resolve(session), 'new session')
        return webKitPage(driver, service)
      } catch (error) {
        await service.kill()
        throw error
      }
    },
    [Symbol.asyncDispose]: () => display[Symbol.asyncDispose](),
  }
}

async function driverService(program: string, display: string): Promise<DriverService> {
  const port = await findFreePort()
  return new DriverService(program, {
    port,
    loopback: true,
    args: [`--port=${port}`, '--host=127.0.0.1'],
    env: { ...process.env, ...fontEnvironment(), DISPLAY: display, NO_AT_BRIDGE: '1' },
  })
}

function webKitPage(driver: WebDriver, service: DriverService): EnginePage {
  let isInFrame = false
  const pointer = () => driver.actions({ async: true })
  /** Input is sent in coordinates of the page, also while a frame is the current one. */
  async function inPage({ x, y }: Point): Promise<Point> {
    if (!isInFrame) return { x: Math.round(x), y: Math.round(y) }
    await driver.switchTo().defaultContent()
    const { left, top }: { left: number; top: number } = await driver.executeScript(() => {
      const box = document.querySelector('iframe')?.getBoundingClientRect()
      return { left: box?.left ?? 0, top: box?.top ?? 0 }
    })
    await driver.switchTo().frame(0)
    return { x: Math.round(x + left), y: Math.round(y + top) }
  }
  return {
    async open(url) {
      isInFrame = false
      await driver.get(url)
    },
    back: () => driver.executeScript(() => setTimeout(() => history.back())).then(() => undefined),
    async resize({ width, height }) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    run: (fn, ...args) => driver.executeScript(`return ${callExpression(fn, args)}`),
    async inject(script) {
      await driver.executeScript(script)
    },
    async enterFrame() {
      await driver.switchTo().frame(0)
      isInFrame = true
    },
    async leaveFrame() {
      await driver.switchTo().defaultContent()
      isInFrame = false
    },
    async click(at) {
      await pointer()
        .move({ ...(await inPage(at)), origin: Origin.VIEWPORT })
        .press()
        .release()
        .perform()
    },
    async hold(at, whileHeld) {
      await pointer()
        .move({ ...(await inPage(at)), origin: Origin.VIEWPORT })
        .press()
        .perform()
      try {
        await whileHeld()
      } finally {
        await pointer().release().perform()
      }
    },
    async drag(points) {
      const [first, ...rest] = await Promise.all(points.map(inPage))
      if (first === undefined) return
      const actions = pointer()
        .move({ ...first, origin: Origin.VIEWPORT })
        .press()
      for (const point of rest) actions.move({ ...point, origin: Origin.VIEWPORT })
      await actions.release().perform()
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEY_CODES[key]).perform(),
    // The driver cannot cut the connection, so `fetch` and `navigator.onLine` of the page are replaced.
    setOffline: (isOffline) => driver.executeScript(`(${pretendOffline.toString()})(${isOffline})`),
    async [Symbol.asyncDispose]() {
      try {
        await withLimit(driver.quit(), 'quit')
      } finally {
        await service.kill()
      }
    },
  }
}

/** Runs in the page. */
function pretendOffline(isOffline: boolean): void {
  const original = Reflect.get(window, 'fetchBeforeOffline') ?? window.fetch
  Object.assign(window, {
    fetchBeforeOffline: original,
    fetch: isOffline ? () => Promise.reject(new TypeError('Load failed')) : original,
  })
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: !isOffline })
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}
