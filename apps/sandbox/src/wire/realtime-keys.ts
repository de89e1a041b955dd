/** Keys of the sandbox's real-time service. They protect nothing. */
export const REALTIME_KEYS = {
  subscribe: 'sub-c-touchline-sandbox',
  publish: 'pub-c-touchline-sandbox',
} as const
