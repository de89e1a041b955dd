/** Runs an interaction so that React has rendered its effect afterwards, in a test environment and in a browser. */
export async function inAct(interaction: () => void | Promise<void>): Promise<void> {
  if (Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') !== true) return await interaction()
  // React has it in development only, so a static import would fail where a bundler builds for production.
  const { act } = await import('react')
  await act(async () => {
    await interaction()
  })
}
