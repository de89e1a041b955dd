import type { Report } from '../../core/logger.ts'
import type { SandboxState } from '../../core/sandbox-state.ts'
import { tokenHash } from '../../core/tokens.ts'
import type { Database, Work } from '../../data/database.ts'
import { writeSetting } from '../../data/settings.ts'
import { insertRows } from '../../data/tables.ts'
import { DEMO_FAN, fanNickname, fanProfileId, NEW_FAN } from '../crowd/fan-names.ts'
import { playFixtures } from '../crowd/play-fixtures.ts'
import { publishTournament } from './publish-tournament.ts'
import { publishShowcase } from './showcase.ts'
import type { TournamentFile } from './tournament-file.ts'

/** What a fresh database is filled with. */
export interface Scenario {
  readonly tournaments: readonly TournamentFile[]
  /** The instant the platform's clock starts at. */
  readonly at: number
  /** Synthetic fans, the demo fan not counted. */
  readonly fans: number
  /** Restored instead of the tournaments and the fans. */
  readonly state?: SandboxState | undefined
}

/** Fills an empty database. The crowd plays and matches are settled afterwards, by the same code that follows the clock. */
export async function fillDatabase(db: Database, scenario: Scenario, report: Report): Promise<void> {
  await db.transaction().execute(async (work) => {
    for (const [position, file] of scenario.tournaments.entries()) {
      report(`${file.competition}: ${file.fixtures.length} fixtures`)
      await publishTournament(work, file, position)
    }
    await publishShowcase(work, scenario.at)
    report(`${scenario.fans} fans`)
    await insertFans(work, scenario)
    const played = await work
      .selectFrom('programs')
      .select('id')
      .where('kick_off_at', '<=', scenario.at)
      .where('is_crowd_in', '=', false)
      .orderBy('kick_off_at')
      .execute()
    const programIds = played.map((program) => program.id)
    await playFixtures(work, { programIds, players: [{ ...DEMO_FAN, isKeen: true }], now: scenario.at })
    await welcomeDemoFan(work)
    await writeSetting(work, 'crowd-size', String(scenario.fans))
  })
}

async function insertFans(work: Work, { fans, at }: Scenario): Promise<void> {
  const created_at = at - 90 * 86_400_000
  const crowd = Array.from({ length: fans }, (_, number) => ({
    id: fanProfileId(number),
    nickname: fanNickname(number),
  }))
  const named = [DEMO_FAN, NEW_FAN].map(({ profileId: id, nickname }) => ({ id, nickname }))
  await insertRows(
    work,
    'profiles',
    [...crowd, ...named].map((fan) => ({ ...fan, created_at })),
  )
  const tokens = [DEMO_FAN, NEW_FAN].map((fan) => ({
    token_hash: tokenHash(fan.token),
    profile_id: fan.profileId,
  }))
  await insertRows(work, 'access_tokens', tokens)
}

/** The profile of the demo fan: the welcome page was seen, and the predicted fixtures are listed. */
async function welcomeDemoFan(db: Database): Promise<void> {
  const played = await db
    .selectFrom('interactions as answer')
    .innerJoin('widgets as widget', 'widget.id', 'answer.widget_id')
    .select('widget.program_id')
    .distinct()
    .where('answer.profile_id', '=', DEMO_FAN.profileId)
    .execute()
  const customData = {
    hideWelcomeScreen: true,
    interacted_programs_key: played.map((row) => row.program_id).sort(),
  }
  await db
    .updateTable('profiles')
    .set({ custom_data: JSON.stringify(customData) })
    .where('id', '=', DEMO_FAN.profileId)
    .execute()
}
