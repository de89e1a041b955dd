import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as it } from '@playwright/test'
import { writeDeployFiles } from '../src/deploy-files.ts'
import { parseDeployment } from '../src/deployment.ts'
import { freePort, untilAnswering } from '../src/nginx-process.ts'
import { start } from '../src/sandbox-image.ts'
import { serveSite } from '../src/serve-site.ts'

const ROOT = join(import.meta.dirname, '../../..')
const TOKEN = 'demo-fan-token'

it('the game runs as it is deployed: under its headers, from its own start script, with its token to itself', async ({
  page,
}) => {
  const [platformPort, gamePort] = [await freePort(), await freePort()]
  const platform = `http://localhost:${platformPort}`
  const flags = ['--memory', '--fans', '20', '--port', String(platformPort)]
  await using sandbox = start(['bash', 'deploy/sandbox/start.sh', ...flags], ROOT, {})
  await untilAnswering(`http://127.0.0.1:${platformPort}/_sandbox/health`, sandbox)

  const target = mkdtempSync(join(tmpdir(), 'deployed-'))
  const deployment = parseDeployment(
    JSON.stringify({
      platformOrigins: [platform],
      gameCentreOrigin: platform,
      frameAncestors: [],
      hasAnalytics: false,
      settings: { platformEndpoint: `${platform}/api/v1/`, gameCentreUrl: platform },
    }),
  )
  const build = join(ROOT, 'apps/predictor/dist')
  writeDeployFiles(deployment, { build, target, nginx: { root: join(target, 'site'), port: gamePort } })
  await using site = await serveSite(target, gamePort)
  it.info().annotations.push({ type: 'server', description: site.server })

  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  // What really went over the wire: the browser's first notion of a request names a referrer that its policy then drops.
  const network = await page.context().newCDPSession(page)
  const referers: string[] = []
  network.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
    // To its own server the page's address is no news.
    if (headers['Host'] !== `localhost:${gamePort}`) referers.push(headers['Referer'] ?? '')
  })
  await network.send('Network.enable')

  const query = `?tournamentId=120-2024&accessToken=${TOKEN}`
  await page.goto(`http://localhost:${gamePort}/home/game${query}`)
  await expect(page.getByText('Predict now').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Leaderboards' }).click()
  await expect(page.getByText('Your Rank')).toBeVisible()
  // A deep link, answered by the server and not by the router.
  await page.reload()
  await expect(page.getByText('Your Rank')).toBeVisible()

  expect(referers.length).toBeGreaterThan(5)
  expect(referers.filter((referer) => referer !== '')).toEqual([])
  expect(complaints).toEqual([])
  rmSync(target, { recursive: true, force: true })
})
