import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromiumLaunch } from '@touchline/browser'
import type axe from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../src/server/start-sandbox.ts'
import { MEN } from './men-scenario.ts'

// The page, built by the project's setup, in a real browser and with a real sandbox.
let browser: Browser
let sandbox: Sandbox
let page: Page

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([chromium.launch(chromiumLaunch()), startSandbox(MEN)])
})
beforeEach(async () => {
  await sandbox.clock.set('2024-04-27T05:30:00Z')
  page = await visit()
})
afterEach(async () => {
  sandbox.faults.clear()
  await page.context().close()
})
afterAll(async () => {
  await Promise.all([browser.close(), sandbox.close()])
})

async function visit(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    ...options,
  })
  const opened = await context.newPage()
  await opened.goto(sandbox.controlUrl)
  await opened.getByRole('list', { name: 'Fixtures of Round 10' }).waitFor()
  return opened
}

/** Waits until it is there. */
async function shows(locator: Locator): Promise<boolean> {
  await locator.waitFor()
  return locator.isVisible()
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const said = (text: string) => page.getByRole('status').getByText(text).waitFor()
const open = (name: string) => page.getByRole('link', { name }).click()
const view = (name: string) => page.getByRole('tab', { name }).click()
const fixture = (name: string) => page.getByRole('article', { name })

describe('time', () => {
  it('advances by the step of each pressed button', async () => {
    await button('+10 min').click()
    await button('+10 min').click()
    await button('+1 h').click()
    await page.getByText('06:50:00').waitFor()
    expect(new Date(sandbox.clock.now()).toISOString()).toBe('2024-04-27T06:50:00.000Z')
  })

  it('jumps to just before and just after a kick-off, and the fixture closes in between', async () => {
    await open('Highlanders v Western Force')
    const panel = fixture('Highlanders v Western Force')
    const jump = (when: string) =>
      panel.getByRole('button', { name: `Just ${when} the kick-off of Highlanders v Western Force` }).click()
    await jump('before')
    await page.getByText('07:04:00').waitFor()
    await panel.getByText('Open', { exact: true }).waitFor()
    await jump('after')
    await page.getByText('07:05:01').waitFor()
    expect(await shows(panel.getByText('Closed', { exact: true }))).toBe(true)
  })

  it('runs at another speed and freezes', async () => {
    await page.getByLabel('Speed').selectOption('A minute a second')
    await said('The clock has another speed.')
    await button('Freeze').click()
    await button('Run').waitFor()
    const frozenAt = sandbox.clock.now()
    expect(frozenAt).toBeGreaterThanOrEqual(Date.parse('2024-04-27T05:30:00Z'))
    expect(sandbox.clock.now()).toBe(frozenAt)
  })

  it('is set to any date and time', async () => {
    await page.getByLabel('Date and time here').fill('2024-05-01T12:00')
    await button('Set').click()
    await page.getByText('Wed, 1 May 2024').waitFor()
    expect(sandbox.clock.now()).toBe(Date.parse('2024-05-01T12:00:00Z'))
  })
})

describe('a match', () => {
  it('is settled, and corrected, and its predictions have other points', async () => {
    await open('ACT Brumbies v Hurricanes')
    const panel = fixture('ACT Brumbies v Hurricanes')
    await button('Settle with the real result').click()
    await said('ACT Brumbies v Hurricanes is settled with the real result.')
    await panel.getByText('Settled', { exact: true }).waitFor()

    await button('Correct the result').click()
    await page.getByLabel('ACT Brumbies, points').fill('50')
    await page.getByLabel('Hurricanes, points').fill('3')
    await button('Settle with this result').click()
    await said('ACT Brumbies v Hurricanes is corrected.')
    await panel.getByText('50–3').waitFor()
    // The table is ordered by points, so a fan who saw a big home win is now on top.
    const top = await panel.getByRole('row').nth(1).getByRole('cell').last().textContent()
    expect(Number(top)).toBeGreaterThan(0)
  })

  it('shows who predicted what, ten more at a time', async () => {
    await open('Crusaders v Melbourne Rebels')
    const panel = fixture('Crusaders v Melbourne Rebels')
    await panel.getByRole('row').nth(10).waitFor()
    expect(await panel.getByRole('row').count()).toBe(1 + 10)
    await button('Show more').click()
    expect(await shows(panel.getByRole('row').nth(20))).toBe(true)
  })

  it('leaves questions pending if a result has gaps', async () => {
    await open('Highlanders v Western Force')
    await button('Settle with another result').click()
    await page.getByLabel('Highlanders, points').fill('20')
    await page.getByLabel('Western Force, points').fill('17')
    await button('Settle with this result').click()
    expect(await shows(fixture('Highlanders v Western Force').getByText('Settled in part'))).toBe(true)
  })

  it('is moved, made void and taken back, and left without a date', async () => {
    await open('Queensland Reds v Blues')
    await button('Move').click()
    await page.getByLabel('Kick-off, in the time here').fill('2024-04-28T03:00')
    await button('Move the fixture').click()
    const panel = fixture('Queensland Reds v Blues')
    await panel.getByText('Sun, 28 Apr 2024, 03:00').waitFor()
    await button('Void').click()
    await said('Queensland Reds v Blues is void.')
    const tag = (text: string) => shows(panel.locator('header').getByText(text, { exact: true }))
    expect(await tag('Void')).toBe(true)
    await button('Take the void back').click()
    await said('Queensland Reds v Blues is on again.')
    expect(await tag('Open')).toBe(true)
    await button('Move').click()
    await button('No date yet').click()
    expect(await tag('No kick-off yet')).toBe(true)
  })
})

it('sets a fault that then strikes, and clears it', async () => {
  await view('Faults')
  await page.getByLabel('What happens').selectOption('Answer 429, retry after 5 s')
  await page.getByLabel('How many times').fill('2')
  await button('Add the fault').click()
  await page
    .getByText('Every request of /api/v1/* is answered 429 with Retry-After 5, 2 more times.')
    .waitFor()
  const struck = await fetch(new URL('programs/?client_id=touchline-sandbox', sandbox.apiUrl))
  expect([struck.status, struck.headers.get('retry-after')]).toEqual([429, '5'])
  await button('Clear all faults').click()
  await page.getByText('Nothing goes wrong on purpose.').waitFor()
})

it('makes a fan and opens the game as that fan, and as any other', async () => {
  await view('Fans')
  await page.getByLabel('Nickname of a new fan').fill('Touch Judge')
  await button('Create a fan').click()
  const href = await page.getByRole('link', { name: 'Open the game' }).getAttribute('href')
  const token = new URL(href ?? '').searchParams.get('accessToken')
  const profile = await fetch(new URL('applications/touchline-sandbox/profile/', sandbox.apiUrl), {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await profile.json()).toMatchObject({ nickname: 'Touch Judge' })

  await page.context().route('http://localhost:5173/**', (route) => route.fulfill({ body: 'the game' }))
  await page.getByRole('searchbox', { name: 'Nickname' }).fill('touch j')
  const [game] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Touch Judge' }).click(),
  ])
  await game.waitForURL(/tournamentId=120-2024&accessToken=./)
})

it('asks before it resets', async () => {
  await sandbox.clock.set('2024-05-01T00:00:00Z')
  await button('Reset').click()
  await button('Keep it as it is').click()
  expect(sandbox.clock.now()).toBe(Date.parse('2024-05-01T00:00:00Z'))
  await button('Reset').click()
  await button('Reset everything').click()
  await said('The sandbox is as on its first day.')
  expect(sandbox.clock.now()).toBe(Date.parse('2024-04-27T05:30:00Z'))
})

it('moves the focus to the opened fixture, and back to the list', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  const link = page.getByRole('link', { name: 'Fijian Drua v Moana Pasifika' })
  await link.focus()
  await page.keyboard.press('Enter')
  await page.locator('h2:focus').getByText('Fijian Drua v Moana Pasifika').waitFor()
  await button('Back to the list').click()
  await page.locator('a:focus').getByText('Fijian Drua v Moana Pasifika').waitFor()
  expect(await link.isVisible()).toBe(true)
})

it('asks for the control secret if there is one, and works with it', async () => {
  await using guarded = await startSandbox({ ...MEN, controlSecret: 'hush' })
  await page.goto(guarded.controlUrl)
  await page.getByLabel('Control secret').fill('wrong')
  await button('Enter').click()
  await page.getByLabel('Control secret').fill('hush')
  await button('Enter').click()
  await page.getByRole('list', { name: 'Fixtures of Round 10' }).waitFor()
  await button('+1 h').click()
  await said('The time moved by +1 h.')
  expect(guarded.clock.now()).toBe(Date.parse('2024-04-27T06:30:00Z'))
})

it('sends no wrong secret twice, and keeps what is being typed', async () => {
  await using guarded = await startSandbox({ ...MEN, controlSecret: 'hush' })
  await page.clock.install()
  await page.goto(guarded.controlUrl)
  await page.getByLabel('Control secret').fill('wrong')
  await button('Enter').click()
  await page.getByLabel('Control secret').fill('hu')
  const guesses: string[] = []
  page.on('request', (request) => guesses.push(request.url()))
  await page.clock.runFor('01:00')
  expect(guesses).toEqual([])
  expect(await page.getByLabel('Control secret').inputValue()).toBe('hu')
})

it('shows a notice when the sandbox does not answer', async () => {
  await page.route('**/_sandbox/clock', (route) => route.abort())
  await page.getByText('The sandbox does not answer. Is it still running?').first().waitFor()
  expect(await page.getByRole('list', { name: 'Fixtures of Round 10' }).isVisible()).toBe(true)
})

it.each([
  ['light', 390],
  ['dark', 1280],
] as const)(
  'has no accessibility fault and does not scroll sideways in the %s at %i px',
  async (colorScheme, width) => {
    const other = await visit({ colorScheme, viewport: { width, height: 844 } })
    await other.evaluate(AXE)
    const faults: string[] = []
    const look = async () => {
      const { violations } = await other.evaluate<axe.AxeResults>("axe.run({ resultTypes: ['violations'] })")
      faults.push(...violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`))
      const isTooWide = await other.evaluate('document.documentElement.scrollWidth > innerWidth')
      if (isTooWide) faults.push('scrolls sideways')
    }
    await other.getByRole('link', { name: 'Crusaders v Melbourne Rebels' }).click()
    await other.getByRole('table').waitFor()
    await other.getByRole('button', { name: 'Correct the result' }).click()
    await look()
    const views = {
      Fans: other.getByRole('list', { name: 'Fans found' }),
      Faults: other.getByText('Nothing goes wrong on purpose.'),
    }
    for (const [name, content] of Object.entries(views)) {
      await other.getByRole('tab', { name }).click()
      await content.waitFor()
      await look()
    }
    await other.getByRole('button', { name: 'Reset' }).click()
    await look()
    await other.context().close()
    expect(faults).toEqual([])
  },
  60_000,
)
