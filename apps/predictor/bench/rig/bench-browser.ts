import { type ChromiumLaunch, chromiumLaunch } from '@touchline/browser'

/** Launches a browser that takes the certificate of the arena, which no authority has signed. */
export function benchBrowser(): ChromiumLaunch {
  const { args, ...launch } = chromiumLaunch()
  return { ...launch, args: [...args, '--ignore-certificate-errors'] }
}
