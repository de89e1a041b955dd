import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromiumLaunch } from '@touchline/browser'
import type axe from 'axe-core'
import { type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { startSandbox } from '../src/server/start-sandbox.ts'
import { call } from './api.ts'
import { MEN } from './men-scenario.ts'

// The page, built by the project's setup, in a real browser and with a real sandbox.
const [browser, sandbox] = await Promise.all([chromium.launch(chromiumLaunch()), startSandbox(MEN)])
let page: Page

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

beforeEach(async () => {
  await sandbox.clock.set('2024-04-27T05:30:00Z')
  page = await visit()
})
afterEach(async () => {
  sandbox.faults.clear()
  await page.context().close()
})
afterAll(() => Promise.all([browser.close(), sandbox.close()]))

async function visit(options: BrowserContextOptions = {}): Promise<Page> {
  const usual = {
    viewport: { width: 1280, height: 900 },
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  } as const
  const context = await browser.newContext({ ...usual, ...options })
  const opened = await context.newPage()
  await opened.goto(sandbox.controlUrl)
  await opened.getByRole('list', { name: 'Fixtures of Round 10' }).waitFor()
  return opened
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const said = (text: string) => page.getByRole('status').getByText(text).waitFor()
const fixture = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const open = (name: string) => fixture(name).click()
const view = (name: string) => page.getByRole('tab', { name }).click()
const state = (name: string, text: string) => fixture(name).getByText(text, { exact: true }).waitFor()

it('sets, advances, speeds up and freezes the clock', async () => {
  await button('+10 min').click()
  await button('+1 h').click()
  await page.getByText('06:40:00').waitFor()
  await page.getByLabel('Date and time here').fill('2024-05-01T12:00')
  await button('Set').click()
  await page.getByText('Wed, 1 May 2024').waitFor()
  expect(sandbox.clock.now()).toBe(Date.parse('2024-05-01T12:00:00Z'))
  await page.getByLabel('Speed').selectOption('A minute a second')
  await said('The clock has another speed.')
  await button('Freeze').click()
  await button('Run').waitFor()
  const frozenAt = sandbox.clock.now()
  expect(frozenAt).toBeGreaterThan(Date.parse('2024-05-01T12:00:00Z'))
  expect(sandbox.clock.now()).toBe(frozenAt)
})

it('jumps to just before and just after a kick-off, and the fixture closes in between', async () => {
  const name = 'Highlanders v Western Force'
  await open(name)
  const jump = (when: string) => button(`Just ${when} the kick-off of ${name}`).click()
  await jump('before')
  await page.getByText('07:04:00').waitFor()
  await state(name, 'Open')
  await jump('after')
  await page.getByText('07:05:01').waitFor()
  await state(name, 'Closed')
  expect(sandbox.clock.now()).toBe(Date.parse('2024-04-27T07:05:01Z'))
})

it('settles and corrects a match, and shows its predictions by their points, ten more at a time', async () => {
  const name = 'ACT Brumbies v Hurricanes'
  await open(name)
  await button('Settle with the real result').click()
  await said(`${name} is settled with the real result.`)
  await state(name, 'Settled')
  await button('Correct the result').click()
  await page.getByLabel('ACT Brumbies, points').fill('50')
  await page.getByLabel('Hurricanes, points').fill('3')
  await button('Settle with this result').click()
  await said(`${name} is corrected.`)
  await page.getByText('50–3').waitFor()
  const rows = page.getByRole('article', { name }).getByRole('row')
  // The table is ordered by points, so a fan who saw a big home win is now on top.
  expect(Number(await rows.nth(1).getByRole('cell').last().textContent())).toBeGreaterThan(0)
  expect(await rows.count()).toBe(1 + 10)
  await button('Show more').click()
  await rows.nth(11).waitFor()
})

it('moves a match, calls it off, takes that back, and leaves it without a date', async () => {
  const name = 'Queensland Reds v Blues'
  await open(name)
  await button('Move').click()
  await page.getByLabel('Kick-off, in the time here').fill('2024-04-28T03:00')
  await button('Move the fixture').click()
  await page.getByRole('article', { name }).getByText('Sun, 28 Apr 2024, 03:00').waitFor()
  await button('Void').click()
  await said(`${name} is void.`)
  await state(name, 'Void')
  await button('Take the void back').click()
  await said(`${name} is on again.`)
  await state(name, 'Open')
  await button('Move').click()
  await button('No date yet').click()
  await state(name, 'No kick-off yet')
  await expect.poll(() => page.getByRole('article', { name }).getByText('Kick-off').count()).toBe(0)
})

it('sets a fault that then applies, and clears it', async () => {
  await view('Faults')
  await page.getByLabel('What happens').selectOption('Answer 429, retry after 5 s')
  await page.getByLabel('How many times').fill('2')
  await button('Add the fault').click()
  await page.getByText('/api/v1/* is answered 429 with Retry-After 5, 2 more times.').waitFor()
  expect(sandbox.faults.list()).toMatchObject([{ path: '/api/v1/*', status: 429, retryAfter: 5, times: 2 }])
  await button('Clear all faults').click()
  await page.getByText('Nothing goes wrong on purpose.').waitFor()
})

it('makes a fan and opens the game as that fan, and as any other', async () => {
  await view('Fans')
  await page.getByLabel('Nickname of a new fan').fill('Touch Judge')
  await button('Create a fan').click()
  const href = await page.getByRole('link', { name: 'Open the game' }).getAttribute('href')
  const token = new URL(href ?? '').searchParams.get('accessToken') ?? ''
  const { body } = await call(sandbox, 'GET applications/touchline-sandbox/profile/', { token })
  expect(body.nickname).toBe('Touch Judge')

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

it('requires the control secret if there is one, sends no wrong one twice, keeps what is being typed, and works with the right one', async () => {
  await using guarded = await startSandbox({ ...MEN, controlSecret: 'hush' })
  await page.clock.install()
  await page.goto(guarded.controlUrl)
  const secret = page.getByLabel('Control secret')
  await secret.fill('wrong')
  await button('Enter').click()
  await secret.fill('hush')
  const guesses: string[] = []
  page.on('request', (request) => guesses.push(request.url()))
  await page.clock.runFor('01:00')
  expect(guesses).toEqual([])
  expect(await secret.inputValue()).toBe('hush')
  await button('Enter').click()
  await page.getByRole('list', { name: 'Fixtures of Round 10' }).waitFor()
  await button('+1 h').click()
  await said('The time moved by +1 h.')
  expect(guarded.clock.now()).toBe(Date.parse('2024-04-27T06:30:00Z'))
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
    await other.getByRole('button', { name: 'Crusaders v Melbourne Rebels' }).click()
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

it('causes no error in the console of the browser, such as code that its content policy blocks', async () => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.reload()
  await page.getByRole('list', { name: 'Fixtures of Round 10' }).waitFor()
  expect(errors).toEqual([])
})
