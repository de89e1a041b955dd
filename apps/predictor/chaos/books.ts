/** Runs one SQL query and returns its rows. */
export type Query = <Row>(text: string) => Promise<readonly Row[]>

/** A row of a fan's answers. */
export interface StoredVote {
  readonly fanId: string
  readonly widgetId: string
  readonly option: string
  /** How long after the closing of its question it was stored or changed, in milliseconds; 0 if it was in time. */
  readonly lateMs: number
}

/** How many reward rows a fan has for a match, whatever their keys. */
export interface StoredReward {
  readonly fanId: string
  readonly matchId: string
  readonly times: number
}

/** Points of a settled match that differ from what its answers earn when each question counts once. */
export interface WrongPoints {
  readonly fanId: string
  readonly matchId: string
  readonly earned: number
  readonly stored: number
}

/** What the database has of a run. */
export interface Books {
  readonly votes: readonly StoredVote[]
  readonly rewards: readonly StoredReward[]
  readonly wrongPoints: readonly WrongPoints[]
  /** Matches that take no predictions any more. */
  readonly closedMatches: readonly string[]
  readonly settledMatches: readonly string[]
}

const VOTES = `
  select i.profile_id as "fanId", i.widget_id as "widgetId", w.option_texts[i.option_no + 1] as option,
    coalesce(greatest(i.updated_at - least(w.interactive_until, p.settled_at), 0), 0)::float8 as "lateMs"
  from interactions i join widgets w on w.id = i.widget_id join programs p on p.id = w.program_id`

const REWARDS = `
  select profile_id as "fanId", program_id as "matchId", count(*)::int as times
  from reward_actions group by 1, 2`

const WRONG_POINTS = `
  with once as (
    select w.program_id, i.profile_id, i.widget_id, max(coalesce(w.amounts[i.option_no + 1], 0)) as points
    from interactions i join widgets w on w.id = i.widget_id
    where w.amounts is not null and w.part is not null and w.parent_id is null group by 1, 2, 3),
  earned as (select program_id, profile_id, sum(points)::int as score from once group by 1, 2)
  select profile_id as "fanId", program_id as "matchId",
    coalesce(earned.score, 0) as earned, coalesce(p.score, 0) as stored
  from earned full join program_points p using (program_id, profile_id)
  where earned.score is distinct from p.score`

// The clock is stored when it is moved, and no match of a run closes by the time that passes in between.
const CLOSED = `
  select p.id, p.settled_at is not null as "isSettled" from programs p join settings s on s.key = 'clock'
  where p.settled_at is not null or p.kick_off_at <= (s.value::jsonb ->> 'platformAt')::numeric`

/** Reads the books by SQL. */
export async function readBooks(query: Query): Promise<Books> {
  const closed = await query<{ id: string; isSettled: boolean }>(CLOSED)
  return {
    votes: await query<StoredVote>(VOTES),
    rewards: await query<StoredReward>(REWARDS),
    wrongPoints: await query<WrongPoints>(WRONG_POINTS),
    closedMatches: closed.map(({ id }) => id),
    settledMatches: closed.filter(({ isSettled }) => isSettled).map(({ id }) => id),
  }
}
