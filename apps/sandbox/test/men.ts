import { startSandbox } from '../src/sandbox.ts'

/** A sandbox with the men's 2024 season only and a clock that stands still at the usual start. */
export function startMen(options: Parameters<typeof startSandbox>[0] = {}) {
  return startSandbox({ tournaments: ['120-2024'], speed: 0, ...options })
}
