import { writeFileSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { inArena } from './rig/arena.ts'
import { openChromium } from './rig/open-chromium.ts'
import { measuredScreens } from './lighthouse/screens.ts'
const [rounds, method, names, tag] = [Number(process.argv[2]), process.argv[3] as 'simulate', process.argv[4]!.split(','), process.argv[5] ?? 'x']
await inArena(async ({ link, bare, platform }) => {
  const screens = (await measuredScreens(platform)).filter(({ name }) => names.includes(name))
  await using browser = await openChromium()
  const all = new Map<string, number[][]>()
  for (let r = 0; r < rounds; r++)
    for (const [name, url] of [['bare', bare.url], ...screens.map(({ name, path }) => [name, link(path)])] as [string, string][]) {
      const res = await lighthouse(url, { port: browser.port, throttlingMethod: method, output: 'json', logLevel: 'error', onlyCategories: ['performance'] })
      const a = res!.lhr.audits, v = (k: string) => a[k]?.numericValue ?? NaN
      all.set(name, [...(all.get(name) ?? []), [res!.lhr.categories['performance']!.score!, v('first-contentful-paint'), v('largest-contentful-paint'), v('total-blocking-time')]])
      writeFileSync(`/var/tmp/s30/${tag}-${name}.json`, JSON.stringify(res!.lhr))
    }
  const med = (x: number[]) => x.toSorted((a, b) => a - b)[x.length >> 1]!
  const bareLcp = med(all.get('bare')!.map((x) => x[2]!))
  for (const [name, rows] of all) console.log(name.padEnd(12), [0, 1, 2, 3].map((i) => med(rows.map((x) => x[i]!)).toFixed(i === 0 ? 2 : 0)).join('  '), 'ratio', (med(rows.map((x) => x[2]!)) / bareLcp).toFixed(2))
})
