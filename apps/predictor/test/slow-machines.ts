// Suites without a document bring a window of their own, and React has to be loaded after it.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  // A limit against hangs; a slow machine must not fail.
  configure({ asyncUtilTimeout: 60_000 })
}

export {}
