/** Set by the project that runs the client's tests against three hosts (vitest.config.ts). */
const separateHosts =
  process.env['SEPARATE_HOSTS'] === undefined ? undefined : { votesPort: 0, staticPort: 0 }

/** The men's 2024 season with a small crowd, on a clock that stands still. */
export const MEN = { tournaments: ['120-2024'], speed: 0, fans: 20, separateHosts }
