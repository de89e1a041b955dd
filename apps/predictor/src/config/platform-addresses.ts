/** Addresses of the platform that its first responses would name. `pnpm deploy:addresses` prints them. */
export interface PlatformAddresses {
  /** The player's own profile. */
  readonly profile: string
  /** A match: has `{program_id}`. */
  readonly program: string
  /** The widgets of a match: has `{program_id}`, and no query. */
  readonly widgets: string
}
