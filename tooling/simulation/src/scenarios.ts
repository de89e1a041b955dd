import { type Browser, type Device, newBrowser, newDevice, type World } from './fan.ts'
import { randomFacts } from './match-day.ts'
import { CALM, HOSTILE, type Weather } from './network.ts'
import type { SeededRandom } from './seeded-random.ts'
import { pause } from './virtual-time.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60_000

export interface Cast {
  readonly world: World
  readonly fans: readonly string[]
  readonly random: SeededRandom
}

/** Plays one match day of some fans until everything that was sent has arrived. */
type Scenario = (cast: Cast) => Promise<void>

/** Fans come in the day before, answer, change their minds, and read their results. The network works. */
const ordinary: Scenario = (cast) =>
  withOneDevice(cast, async (device, random) => {
    await pause(random.below(12 * 60 * MINUTE_MS))
    await device.open()
    for (let visits = 1 + random.below(3); visits > 0; visits -= 1) {
      await comeAndSubmit(device, random, 0)
      await pause(random.below(60 * MINUTE_MS))
      await device.comeBack()
    }
    await device.finish()
  })

/** One device on a network that loses, doubles, delays and cuts, with a platform that refuses; pages end in the middle. */
const hostile: Scenario = (cast) =>
  withOneDevice(cast, async (device, random) => {
    cast.world.network.weather = hostileWeather(random)
    await visits(device, random)
    cast.world.network.weather = { ...CALM, delayed: cast.world.network.weather.delayed === 0 ? 0 : 1e-9 }
    await device.finish()
  })

/** Two devices of one fan, which act at the same time; on a third of the days the network is hostile too, on another answers can often not be read. */
const twoDevices: Scenario = (cast) => twoAtOnce(cast, () => [newBrowser(), newBrowser()])

/** Two tabs of one device, which share its drafts; the network is as for two devices. */
const twoTabs: Scenario = (cast) =>
  twoAtOnce(cast, () => {
    const browser = newBrowser()
    return [browser, browser]
  })

/** Each fan acts in two browsers, or twice in one, at the same time. */
async function twoAtOnce(cast: Cast, browsers: () => readonly [Browser, Browser]): Promise<void> {
  await withResults(cast, async (fan, random) => {
    const devices = browsers().map((browser, index) =>
      newDevice(cast.world, {
        fan,
        name: fan + 'ab'.charAt(index),
        random: random.branch(index),
        isAlone: false,
        browser,
      }),
    )
    cast.world.network.weather = random.pick([hostileWeather(random), { ...CALM, unread: 0.5 }, CALM])
    await Promise.all(devices.map((device, index) => visits(device, random.branch(10 + index))))
    cast.world.network.weather = CALM
    for (const device of devices) await device.finish()
    return devices
  })
}

/** The browser loses its connection again and again, also in the middle of a Submit. */
const offline: Scenario = (cast) =>
  withOneDevice(cast, async (device, random) => {
    await device.open()
    const outages = random.branch(20)
    await Promise.all([
      visits(device, random),
      (async () => {
        for (let left = 1 + outages.below(4); left > 0; left -= 1) {
          await pause(outages.below(40 * SECOND_MS))
          await device.goOffline(outages.below(60 * SECOND_MS))
        }
      })(),
    ])
    await device.finish()
  })

/**
 * The fan's token expires, and the host page has another one or none: then the fan opens the game again. On half of the days
 * the platform also refuses valid tokens with 403.
 */
const signedOut: Scenario = (cast) =>
  withOneDevice(cast, async (device, random, fan) => {
    const expiry = random.branch(20)
    const expire = async () => {
      await pause(expiry.below(60 * SECOND_MS))
      cast.world.day.expireToken(fan)
    }
    if (expiry.chance(0.5)) cast.world.network.weather = { ...CALM, forbidden: 0.1 }
    for (let rounds = 1 + random.below(3); rounds > 0; rounds -= 1)
      await Promise.all([visits(device, random), expire()])
    cast.world.network.weather = CALM
    await device.open()
    await device.finish()
  })

/** The kick-off moves while the fan has the match open: to a later time, or to one that is less than a minute away. */
const moved: Scenario = (cast) =>
  withOneDevice(cast, async (device, random) => {
    const { day } = cast.world
    const isEarlier = random.chance(0.5)
    const move = async () => {
      await pause(random.branch(20).below(60 * SECOND_MS))
      const ahead = random.branch(21).below(MINUTE_MS)
      day.moveKickOff(isEarlier ? Date.now() + ahead : day.kickOffAt + 60 * ahead)
    }
    await Promise.all([visits(device, random), move()])
    if (isEarlier) return
    await device.open()
    await device.finish()
  })

/** Fans come faster and faster until the match closes, on a platform that takes a part of their requests. */
const lastMinutes: Scenario = async (cast) => {
  const { world, fans } = cast
  world.network.weather = { ...CALM, capacity: Math.max(2, Math.round(fans.length / 6)) }
  await withOneDevice(cast, async (device, random) => {
    // The rate grows twentyfold within the last minute.
    const share = Math.log(1 + random.next() * 19) / Math.log(20)
    await pause(world.day.kickOffAt - Date.now() - MINUTE_MS * (1.2 - share))
    await device.open()
    device.answer(1)
    await device.persist()
  })
}

export const SCENARIOS = {
  hostile,
  'two-devices': twoDevices,
  'two-tabs': twoTabs,
  offline,
  'signed-out': signedOut,
  moved,
  'last-minutes': lastMinutes,
  ordinary,
} as const
export type ScenarioName = keyof typeof SCENARIOS

/** How many fans a match day has without `--fans`. */
export function usualFans(scenario: ScenarioName): number {
  if (scenario === 'last-minutes') return 12
  return scenario === 'ordinary' ? 4 : 1
}

function hostileWeather(random: SeededRandom): Weather {
  return random.chance(0.5) ? HOSTILE : { ...HOSTILE, delayed: 0 }
}

async function visits(device: Device, random: SeededRandom): Promise<void> {
  await device.open()
  for (let rounds = 2 + random.below(4); rounds > 0; rounds -= 1) {
    await comeAndSubmit(device, random, 0.2)
    if (random.chance(0.2)) await device.open()
    if (random.chance(0.5)) await device.submit({ crashes: 0.2 })
    if (random.chance(0.3)) await device.comeBack()
  }
}

async function comeAndSubmit(device: Device, random: SeededRandom, crashes: number): Promise<void> {
  device.answer(0.1 + 0.9 * random.next())
  await pause(random.below(20 * SECOND_MS))
  await device.submit({ crashes })
}

/** Plays all fans, each with one device. */
function withOneDevice(
  cast: Cast,
  play: (device: Device, random: SeededRandom, fan: string) => Promise<void>,
): Promise<void> {
  return withResults(cast, async (fan, random) => {
    const device = newDevice(cast.world, { fan, name: fan, random, isAlone: true })
    await play(device, random, fan)
    return [device]
  })
}

/** Plays all fans, publishes the results after the match, and compares what each fan sees then. */
async function withResults(
  { world, fans, random }: Cast,
  play: (fan: string, random: SeededRandom) => Promise<readonly Device[]>,
): Promise<void> {
  const { day, ledger, network } = world
  const devices = await Promise.all(fans.map((fan, index) => play(fan, random.branch(index))))
  network.weather = CALM
  await pause(day.resultsAt - Date.now())
  const facts = randomFacts(random)
  day.publish(facts)
  for (const device of devices.flat()) await device.readResult(facts)
  for (const fan of fans) {
    ledger.close(fan)
    const hasNothing = day.countOf(fan, 'winner') + day.countOf(fan, 'minute') + day.countOf(fan, 'try') === 0
    if (hasNothing && network.rewards.has(fan) && !hasAny(world, fan))
      ledger.accuse({ rule: 'reward', fan, text: 'requested although nothing is saved' })
    if (day.listedMatches(fan).length > 0 && !hasAny(world, fan))
      ledger.accuse({ rule: 'profile', fan, text: 'lists a match without answers' })
  }
}

function hasAny({ day }: World, fan: string): boolean {
  return day.platform.state.interactions.some(({ profile_id }) => profile_id === fan)
}
