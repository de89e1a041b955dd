/** Whether the game has an entry of its own beneath this one. The router counts them in their state, which survives a reload. */
export function standsOnEntry({ history }: Window): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
