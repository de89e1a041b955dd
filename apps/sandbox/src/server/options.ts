import type { Logger, Report } from '../core/logger.ts'
import type { SandboxState } from '../core/sandbox-state.ts'
import type { RateLimit } from '../middleware/rate-limit.ts'

/** Synthetic fans of a new database: more than a page of a board. */
export const DEFAULT_FANS = 100

/** Ports of the other two hosts; 0 takes any free one. */
export interface SeparateHosts {
  readonly votesPort: number
  readonly staticPort: number
}

/** How a sandbox starts. Everything has a default. */
export interface SandboxOptions {
  /** 0 takes any free port. @default 0 */
  readonly port?: number | undefined
  /** The folder of the database; without one it lives in memory and ends with the process. */
  readonly data?: string | undefined
  /** A PostgreSQL server's database instead of the embedded one; several sandboxes may share it. */
  readonly databaseUrl?: string | undefined
  /** What the platform's clock shows at the start. @default 2024-04-27T05:30:00Z in a new database, else the time at which it stopped */
  readonly at?: string | number | Date | undefined
  /** How fast the clock goes; 0 freezes it. @default 1, or as an earlier run left it */
  readonly speed?: number | undefined
  /** Synthetic fans of a new database. @default 100 */
  readonly fans?: number | undefined
  /** Tournaments of a new database. @default all that come with the sandbox */
  readonly tournaments?: readonly string[] | undefined
  /** What an earlier sandbox exported: a new database begins with it instead, with its clock. @default none */
  readonly state?: SandboxState | undefined
  /** Receives the progress of a long start. @default silent */
  readonly report?: Report | undefined
  /** The address to listen on. @default 127.0.0.1 */
  readonly host?: string | undefined
  /** Takes TLS on the same port too, with a certificate of its own making. @default false */
  readonly tls?: boolean | undefined
  /**
   * Answers as the real platform does: API, votes with entries and real-time, and stored content on three origins,
   * `Date` hidden from pages of other origins, and real-time keys only with `tls`. @default one origin for everything
   */
  readonly separateHosts?: SeparateHosts | undefined
  /** Needed in `X-Control-Secret` for the controls; without one they answer on loopback only. */
  readonly controlSecret?: string | undefined
  /** Signs tokens that a customer mints for its own users (HS256); without one such tokens are refused. */
  readonly tokenSecret?: string | undefined
  /** The rate limit of one token; the limit of an address is ten times as high. */
  readonly rateLimit?: RateLimit | undefined
  /** @default errors to the terminal */
  readonly logger?: Logger | undefined
  /** Where clients reach this sandbox, for links in real-time messages. @default the port that it listens on */
  readonly publicUrl?: string | undefined
  /** Where the game is served, for the links that the controls show. @default http://localhost:5173 */
  readonly predictorUrl?: string | undefined
}
