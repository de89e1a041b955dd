interface Planned {
  readonly at: number
  readonly act: () => void
}

/** The clock of one simulated device, in milliseconds. It advances from one planned act to the next. */
export interface DeviceClock {
  now(): number
  after(ms: number, act: () => void): void
  at(time: number, act: () => void): void
}

/** Runs a simulated device until an instant, without waiting for real time. */
export function runOnVirtualTime(
  { from, until }: { readonly from: number; readonly until: number },
  start: (clock: DeviceClock) => void,
): void {
  const planned: Planned[] = []
  let now = from
  const clock: DeviceClock = {
    now: () => now,
    after: (ms, act) => clock.at(now + ms, act),
    at: (time, act) => {
      if (time < until) planned.push({ at: time, act })
    },
  }
  start(clock)
  for (let next = takeEarliest(planned); next !== undefined; next = takeEarliest(planned)) {
    now = next.at
    next.act()
  }
}

function takeEarliest(planned: Planned[]): Planned | undefined {
  let earliest = 0
  for (let index = 1; index < planned.length; index += 1)
    if ((planned[index]?.at ?? 0) < (planned[earliest]?.at ?? 0)) earliest = index
  return planned.splice(earliest, 1)[0]
}
