import type { Page } from '@playwright/test'
import { HIGHLANDERS, openMatch } from '@touchline/predictor/open-match'
import { expect, test as it, type Stage } from '@touchline/predictor/stage'
import { createControlClient } from '@touchline/sandbox/control-client'
import { isLinearizable, type Operation } from '../src/register.ts'
import { pointsByTheBook } from '../src/rule-book.ts'
import { type SeededRandom, seededRandom } from '../src/seeded-random.ts'

const FANS = 3
const VISITS = 5
const SEED = 1
/** What happens to the answers that browsers send. */
const FAULTS = [
  { status: 503, share: 0.15 },
  { drop: true, when: 'before', share: 0.1 },
  { drop: true, when: 'after', share: 0.1 },
  { delayMs: 1500, share: 0.2 },
]
/** The match ended 7-6, with the first points in minute 38 and one conversion. */
const FACTS = {
  winner: 'Highlanders',
  home: '7',
  away: '6',
  minute: '38',
  conversions: '1',
  try: '',
  half: '',
}
const AFTER_THE_MATCH = '2024-04-27T09:20:00Z'

/** The questions that the fans answer, by the part of the rules that their widgets belong to. */
const PARTS = {
  outcome: 'winner',
  'home-score': 'home',
  'away-score': 'away',
  'first-points-minute': 'minute',
  conversions: 'conversions',
} as const

/** A fan, and what was sent or shown as saved for each part of a question. */
interface Fan {
  readonly profileId: string
  readonly token: string
  readonly page: Page
  readonly random: SeededRandom
  readonly history: Map<string, Operation[]>
}

it('on a match day of some browsers on a platform with faults nothing that was shown as saved is lost or doubled, and the points follow the rule book', async ({
  browser,
  ownStage: stage,
}) => {
  const controls = createControlClient({ origin: stage.platform.url })
  const fans = await Promise.all(
    Array.from({ length: FANS }, async (_, index): Promise<Fan> => {
      const custom_data = '{"hideWelcomeScreen":true}'
      const made = await controls.createFan('touchline-sandbox', { nickname: `Fan ${index}`, custom_data })
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const random = seededRandom(SEED).branch(index)
      const { profileId, accessToken: token } = made
      return { profileId, token, page: await context.newPage(), random, history: new Map() }
    }),
  )
  for (const fault of FAULTS)
    await stage.platform.addFault({ path: '/api/v1/widget-interactions/*', ...fault })
  await Promise.all(
    fans.map(async (fan) => {
      for (let visit = 0; visit < VISITS; visit += 1) await predict(stage, fan)
    }),
  )
  await stage.platform.clearFaults()
  // After the closing: nothing that is still on its way is stored any more.
  await stage.platform.setClock(AFTER_THE_MATCH)
  const { interactions = [], widgets = [] } = (await controls.state()).tables
  for (const { profileId, token, page, history } of fans) {
    const chosen: Record<string, string> = {}
    const matchId = await stage.platform.idOf(HIGHLANDERS.home)
    for (const [part, id] of Object.entries(PARTS)) {
      const widget = widgets.find((row) => row['program_id'] === matchId && row['part'] === part)
      const rows = interactions.filter(
        (row) => row['profile_id'] === profileId && row['widget_id'] === widget?.['id'],
      )
      expect(rows.length, `${profileId} answered ${part} once at most`).toBeLessThanOrEqual(1)
      const texts = [widget?.['option_texts']].flat().map(String)
      const value = rows[0] && texts[Number(rows[0]['option_no'])]
      if (value !== undefined) chosen[id] = value
      const now = Date.now()
      const operations = [...(history.get(id) ?? []), { kind: 'read', value, from: now, to: now } as const]
      expect(isLinearizable(operations), `${part}: ${JSON.stringify(operations)}`).toBe(true)
    }
    await page.goto(stage.link(`/result/${matchId}`, { token }))
    const points = pointsByTheBook(chosen, FACTS)
    await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toHaveText(`YOU SCORED ${points} Points`)
    await page.context().close()
  }
})

/** Opens the match, answers some questions and presses Submit; sometimes the page ends in the middle of it. */
async function predict(stage: Stage, { token, page, random, history }: Fan): Promise<void> {
  const prediction = await openMatch(page, { stage, fan: token }, HIGHLANDERS)
  const [home, away] = [random.below(50), random.below(50)].map(String) as [string, string]
  const [minute, conversions] = [1 + random.below(80), 1 + random.below(30)].map(String) as [string, string]
  const answers: Readonly<Record<string, string>> = {
    ...(random.chance(0.6) && { winner: winnerOf(home, away), home, away }),
    ...(random.chance(0.6) && { minute }),
    conversions,
  }
  if (answers['home'] !== undefined) {
    await prediction.score(HIGHLANDERS.home).fill(home)
    await prediction.score(HIGHLANDERS.away).fill(away)
  }
  if (answers['minute'] !== undefined) await prediction.minute.fill(minute)
  await prediction.conversions.fill(conversions)
  const from = Date.now()
  const sent = page.waitForRequest(
    (one) => one.method() !== 'GET' && one.url().includes('/widget-interactions/'),
  )
  await prediction.submit.click()
  const isLost = random.chance(0.2)
  const outcome = prediction.success.or(page.getByRole('alert').getByText('Submission Failed'))
  await (isLost ? sent : outcome.waitFor())
  const isSaved = !isLost && (await prediction.success.isVisible())
  for (const [id, value] of Object.entries(answers)) {
    const operation = { kind: isSaved ? 'write' : 'maybe', value, from, to: Date.now() } as const
    history.set(id, [...(history.get(id) ?? []), operation])
  }
}

function winnerOf(home: string, away: string): string {
  if (home === away) return 'Draw'
  return Number(home) > Number(away) ? HIGHLANDERS.home : HIGHLANDERS.away
}
