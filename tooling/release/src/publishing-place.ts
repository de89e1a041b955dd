/**
 * Packages are published by the release workflow alone, whose identity the registry writes into their provenance.
 *
 * @throws Error anywhere else
 */
export function requirePublishingPlace(env: Readonly<Record<string, string | undefined>>): void {
  const missing = ['CI', 'GITHUB_ACTIONS', 'ACTIONS_ID_TOKEN_REQUEST_URL'].filter((name) => !env[name])
  if (missing.length === 0) return
  throw new Error(
    `--publish works in the release workflow only: ${missing.join(', ')} not set, so the registry could not tell where the packages come from. Without --publish this is a dry run.`,
  )
}
