import { PredictorError } from './predictor-error.ts'
import type { TournamentEntry } from './tournaments/tournament-entry.ts'

/** The address names a tournament that is not configured. */
export class UnknownTournamentError extends PredictorError {
  override name = 'UnknownTournamentError' as const
  readonly tournamentId: string

  constructor(tournamentId: string) {
    super(
      `Tournament ${tournamentId} is not configured here. Add it to the settings of the deployment or to config/tournaments, or correct the link.`,
      { fault: 'unknown-tournament' },
    )
    this.tournamentId = tournamentId
  }
}

// Adding a file to the folder adds the tournament.
const entries = import.meta.glob<TournamentEntry>(
  ['./tournaments/*.ts', '!./tournaments/labels.ts', '!./tournaments/tournament-entry.ts'],
  { eager: true, import: 'entry' },
)

/** Every configured tournament by its id. */
export const TOURNAMENTS: ReadonlyMap<string, TournamentEntry> = new Map(
  Object.values(entries).map((entry) => [entry.tournament.id, entry]),
)

/**
 * @param added tournaments of the deployment, which override the build's
 * @throws UnknownTournamentError
 */
export function tournamentById(id: string, added: readonly TournamentEntry[] = []): TournamentEntry {
  const entry = added.find(({ tournament }) => tournament.id === id) ?? TOURNAMENTS.get(id)
  if (entry === undefined) throw new UnknownTournamentError(id)
  return entry
}
