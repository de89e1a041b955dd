import { entryInstant, fractionText } from '../core/formats.ts'
import { stableId } from '../core/ids.ts'
import type { EntryRow, LeaderboardRow } from '../data/leaderboards.ts'
import type { Links } from './links.ts'

/** The sandbox's only reward item. */
export const POINTS_ITEM = { id: stableId('reward-item', 'points'), name: 'Points' }

/** Returns a leaderboard as docs/contract/rest.md, 'Leaderboards' has it. */
export function leaderboardResource(
  row: LeaderboardRow,
  { clientId, links }: { clientId: string; links: Links },
) {
  return {
    id: row.id,
    url: links.leaderboard(row.id),
    client_id: clientId,
    name: row.name,
    custom_id: null,
    is_locked: false,
    reward_item_id: POINTS_ITEM.id,
    reward_item: {
      ...POINTS_ITEM,
      url: null,
      client_id: clientId,
      attributes: [],
      images: [],
    },
    attributes: [],
    entries_url: links.entries(row.id),
    entry_detail_url_template: `${links.entries(row.id)}/{profile_id}`,
  }
}

/** Returns an entry as docs/contract/rest.md, 'Leaderboards' has it; the first of a board has percentile 0. */
export function entryResource(row: EntryRow, { links, count }: { links: Links; count: number }) {
  return {
    rank: row.rank,
    score: row.score,
    percentile_rank: fractionText((row.rank - 1) / Math.max(1, count)),
    profile_id: row.profile_id,
    profile_nickname: row.nickname,
    profile: {
      id: row.profile_id,
      url: links.profile(row.profile_id),
      nickname: row.nickname,
      created_at: entryInstant(row.created_at),
      custom_data: row.custom_data,
      subscribe_channel: `profile.${row.profile_id}`,
      reported_count: 0,
      points: row.score,
      badges: [],
      chat_room_memberships_url: null,
    },
  }
}
