import type { Page, Route } from '@playwright/test'
import { layoutFaults } from '../rig/layout-faults.ts'
import { altered, alterMatches, alterWidgets, CALLS } from '../rig/requests.ts'
import { expect, test as it, type Stage } from '../rig/stage.ts'

/** Texts that an attacker could send as a name or a question. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '\u202Egnissap\u2066 right to left \u2067',
  'zero\u200B\u200D\u2060width\uFEFF',
  '🇳🇿'.repeat(30),
  'W'.repeat(10_000),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the attack
  '${alert(1)} {{constructor.constructor("alert(1)")()}} #{7*7} <%= 7*7 %>',
  '"},"all_results_available":true,"x":"\\u0000</script><!--',
] as const

/** Addresses of pictures that must never be asked for. */
const LOGOS = [
  'javascript:alert(1)',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '//evil.example/logo.png',
  'http://evil.example/logo.png',
  ' java\tscript:alert(1)',
] as const

function one(list: readonly string[], place: number): string {
  return list[place % list.length] ?? ''
}

/** Puts a payload into every field that the platform fills, each field beginning with another one. */
async function poison(page: Page, offset: number): Promise<void> {
  const text = (place: number) => one(PAYLOADS, offset + place)
  await alterMatches(page, (data, place) => ({
    ...data,
    team_a: text(2 * place),
    team_b: text(2 * place + 1),
    team_a_logo: one(LOGOS, place),
    team_b_logo: text(place),
    stadium_name: text(place + 2),
    [text(place)]: text(place + 3),
  }))
  await alterWidgets(page, (widgets) =>
    widgets.map((widget, place) => ({
      ...widget,
      question: text(place),
      options:
        widget.options.length > 5
          ? widget.options
          : widget.options.map((option, at) => ({
              ...option,
              description: text(place + at),
              image_url: one(LOGOS, place + at),
            })),
    })),
  )
  await page.route(CALLS.board, (route) =>
    altered<{ readonly results: readonly object[] }>(route, (list) => ({
      ...list,
      results: list.results.map((entry, place) => ({ ...entry, profile_nickname: text(place) })),
    })),
  )
  await page.route(CALLS.profile, (route: Route) =>
    altered<object>(route, (profile) => ({ ...profile, nickname: text(4) })),
  )
}

/** Everything that would mean that a payload was more than text. */
async function watch(page: Page, { game, platform }: Stage): Promise<() => Promise<readonly string[]>> {
  const signs: string[] = []
  page.on('dialog', (dialog) => {
    signs.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', ({ message }) => signs.push(`error ${message}`))
  page.on('request', (request) => {
    const isOwn = [game.url, platform.url].some((origin) => request.url().startsWith(`${origin}/`))
    if (!isOwn && !request.url().startsWith('blob:')) signs.push(`request ${request.url()}`)
  })
  await page.exposeFunction('tellBreach', (breach: string) => signs.push(breach))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'tellBreach')(`policy ${violatedDirective} ${blockedURI}`),
    )
  })
  return async () => {
    const elements = page.locator('#root script, #root img[src^="x"], #root svg[onload], #root iframe')
    return [...signs, ...((await elements.count()) > 0 ? ['an element of a payload'] : [])]
  }
}

for (const offset of [0, 5]) {
  it(`hostile texts are text on every screen, from payload ${offset} on`, {
    tag: offset === 0 ? [] : '@all',
  }, async ({ page, stage }) => {
    const { link, platform } = stage
    const signs = await watch(page, stage)
    await poison(page, offset)
    await page.setViewportSize({ width: 360, height: 760 })

    // The longest one is cut, and begins as it was.
    const shown = (place: number) => page.getByText(one(PAYLOADS, offset + place).slice(0, 100)).first()
    const screens = [
      ['/home', [page.getByText('Predict now').first(), ...[0, 1, 2, 3].map(shown)]],
      [`/prediction/${await platform.idOf('Highlanders')}`, [page.getByRole('slider').first(), shown(3)]],
      [`/result/${await platform.idOf('Crusaders')}`, [page.getByRole('button', { name: 'Share' })]],
      ['/home/leaderboard', [page.getByRole('row').nth(8)]],
      ['/profile', [page.getByRole('textbox')]],
    ] as const
    for (const [path, parts] of screens) {
      await page.goto(link(path))
      for (const part of parts) await expect(part).toBeAttached()
      expect(await layoutFaults(page), path).toEqual([])
    }
    expect(await signs()).toEqual([])
  })
}
