import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as it, type Page } from '@playwright/test'
import { freePort } from '@touchline/vitest-config/free-port'
import { writeDeployFiles } from '../src/deploy-files.ts'
import { parseDeployment } from '../src/deployment.ts'
import { findNginx, startNginx } from '../test/nginx-process.ts'

const ROOT = join(import.meta.dirname, '../../..')
const TOKEN = 'demo-fan-token'
/** A tournament that is not part of the build. */
const LATE_CUP = {
  id: 'late-cup',
  name: 'Late Cup',
  tournamentLogo: '/marks/mens.svg',
  roundBased: true,
  startWeekGap: 7,
  matchWeeks: [{ id: '1', label: 'Round 1', round: 1 }],
  leaderboardOptions: { tournamentLeaderboardLabel: 'Season', nonTournamentLeaderboardLabel: 'Round' },
  showChangedTnc: false,
  showLeaderboardTitleWithDate: false,
  showShortDate: false,
}

const { terms: TERMS } = parseDeployment(readFileSync(join(ROOT, 'deploy/deployment.example.json'), 'utf8'))

const nginx = findNginx('the deployed game in a browser')

for (const basePath of ['/', '/games/predictor/']) {
  it(`the deployed game runs below ${basePath} with its headers, on a sandbox from its start script, and leaks no token`, async ({
    page,
  }) => {
    it.info().skip(nginx === undefined, 'nginx is missing')
    const platform = process.env['PLATFORM_URL'] ?? ''
    const gamePort = await freePort()
    const target = mkdtempSync(join(tmpdir(), 'deployed-'))
    const deployment = parseDeployment(
      JSON.stringify({
        basePath,
        platformOrigins: [platform],
        gameCentreOrigin: platform,
        frameAncestors: ["'self'"],
        terms: TERMS,
        hasAnalytics: false,
        settings: {
          platformEndpoint: `${platform}/api/v1/`,
          gameCentreUrl: platform,
          hostOrigins: [`http://localhost:${gamePort}`],
          tournaments: [{ tournament: LATE_CUP }],
        },
      }),
    )
    const build = join(ROOT, 'apps/predictor/dist')
    writeDeployFiles(deployment, {
      build,
      target,
      nginx: { root: join(target, 'site'), port: gamePort, logs: target },
    })
    const game = `http://localhost:${gamePort}${basePath}`
    await using _site = await startNginx(nginx ?? '', readFileSync(join(target, 'nginx.conf'), 'utf8'), game)

    const browserErrors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') browserErrors.push(message.text())
    })
    page.on('pageerror', (error) => browserErrors.push(error.message))
    // The headers as sent. The event before it still has the referrer that the policy of the page removes.
    const network = await page.context().newCDPSession(page)
    const referers: string[] = []
    network.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
      // The server of the game knows the address of the page already.
      if (headers['Host'] !== `localhost:${gamePort}`) referers.push(headers['Referer'] ?? '')
    })
    await network.send('Network.enable')

    const query = `?tournamentId=120-2024&accessToken=${TOKEN}`
    await page.goto(game + query)
    await expect(page).toHaveURL(new RegExp(`^${game}home`))
    await page.getByRole('tab', { name: 'Leaderboards' }).click()
    await expect(page.getByText('Your Rank')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`${basePath}home/leaderboard`)
    // A deep link, which the server answers, not the router.
    await page.reload()
    await expect(page.getByText('Your Rank')).toBeVisible()

    await page.goto(`${game}home/game${query}`)
    await page.getByText('Predict now').first().click()
    await expect(page).toHaveURL(new RegExp(`^${game}prediction/`))
    await page.goBack()
    await expect(page.getByText('Predict now').first()).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`^${game}home`))
    expect(await failedImages(page)).toEqual([])

    await page.goto(`${game}home/game?tournamentId=${LATE_CUP.id}&accessToken=${TOKEN}`)
    await expect(page.getByText(LATE_CUP.name)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Round 1' })).toBeChecked()

    await page.goto(`${game}terms.html`)
    await expect(page.getByText('The promoter is Example Rugby Union')).toBeVisible()

    // The host script embeds the game in a frame, both from below the base path. Only this test adds the host page to the site.
    copyFileSync(join(build, 'example-host.html'), join(target, 'site', basePath, 'host-page.html'))
    await page.goto(`${game}host-page.html`)
    const framed = page.frameLocator('iframe')
    await expect(framed.getByText('Predict now').first()).toBeVisible()
    await expect(page.locator('iframe')).not.toHaveCSS('height', INITIAL_HEIGHT)

    expect(referers.length).toBeGreaterThan(5)
    expect(referers.filter((referer) => referer !== '')).toEqual([])
    expect(browserErrors).toEqual([])
    rmSync(target, { recursive: true, force: true })
  })
}

/** The height that the host script sets until the game has sent its height. */
const INITIAL_HEIGHT = '640px'

/** Returns the sources of images that failed to load. */
function failedImages(page: Page): Promise<(string | null)[]> {
  return page.locator('img').evaluateAll((images) =>
    images
      .filter((image) => 'complete' in image && image.complete && 'naturalWidth' in image)
      .filter((image) => 'naturalWidth' in image && image.naturalWidth === 0)
      .map((image) => image.getAttribute('src')),
  )
}
