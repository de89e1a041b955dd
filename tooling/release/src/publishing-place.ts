const NAMES = [
  'CI',
  'GITHUB_ACTIONS',
  'GITHUB_SERVER_URL',
  'GITHUB_REPOSITORY',
  'ACTIONS_ID_TOKEN_REQUEST_URL',
]

/**
 * Packages are published by the release workflow alone, whose identity the registry writes into their provenance.
 *
 * @returns the address of the repository that the workflow belongs to
 * @throws Error anywhere else
 */
export function requirePublishingPlace(env: Readonly<Record<string, string | undefined>>): string {
  const missing = NAMES.filter((name) => !env[name])
  if (missing.length === 0) return `${env['GITHUB_SERVER_URL']}/${env['GITHUB_REPOSITORY']}`
  throw new Error(
    `--publish works in the release workflow only: ${missing.join(', ')} not set, so the registry could not tell where the packages come from. Without --publish this is a dry run.`,
  )
}
