/** The oldest versions that the game and the packages support (docs/decisions/0023). */
export const DEVICE_FLOOR = {
  chrome: '109',
  edge: '109',
  firefox: '115',
  safari: '16.4',
  ios: '16.4',
} as const

/** Returns the floor as build targets. @example buildTargets()[0] //=> 'chrome109' */
export function buildTargets(): string[] {
  return Object.entries(DEVICE_FLOOR).map(([browser, version]) => `${browser}${version}`)
}

/** Returns the floor as browserslist queries. @example browserQueries()[0] //=> 'chrome >= 109' */
export function browserQueries(): string[] {
  return Object.entries(DEVICE_FLOOR).map(
    ([browser, version]) => `${browser === 'ios' ? 'ios_saf' : browser} >= ${version}`,
  )
}
