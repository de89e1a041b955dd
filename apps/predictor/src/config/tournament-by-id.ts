import type { TournamentEntry } from './tournaments/tournament-entry.ts'

/** The link names a tournament that is not configured here. */
export class UnknownTournamentError extends Error {
  override name = 'UnknownTournamentError' as const
  readonly tournamentId: string

  constructor(tournamentId: string) {
    super(
      `Tournament ${tournamentId} is not configured here. Add a file to config/tournaments or correct the link.`,
    )
    this.tournamentId = tournamentId
  }
}

// The folder is the list: a tournament is added by adding its file, and by nothing else.
const files = import.meta.glob<{ readonly entry: TournamentEntry }>('./tournaments/*-20*.ts', { eager: true })

/** Every configured tournament by its id. */
export const TOURNAMENTS: ReadonlyMap<string, TournamentEntry> = new Map(
  Object.values(files).map(({ entry }) => [entry.tournament.id, entry]),
)

/** @throws UnknownTournamentError */
export function tournamentById(id: string): TournamentEntry {
  const entry = TOURNAMENTS.get(id)
  if (entry === undefined) throw new UnknownTournamentError(id)
  return entry
}
