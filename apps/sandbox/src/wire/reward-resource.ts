import type { AnsweredRow } from '../data/interactions.ts'
import { POINTS_ITEM } from './leaderboard-resource.ts'
import type { Links } from './links.ts'
import { rightPosition } from './right-option.ts'

/** What can be earned: points (contract 2.13). */
export function rewardItemResource({ clientId, links }: { clientId: string; links: Links }) {
  return {
    ...POINTS_ITEM,
    url: links.rewardItem(POINTS_ITEM.id),
    client_id: clientId,
    attributes: [],
    images: [],
  }
}

/** What a prediction has earned through its follow-up: nothing for a wrong option. */
export function predictionRewards({ option_no, amounts }: Pick<AnsweredRow, 'option_no' | 'amounts'>) {
  if (option_no === null || rightPosition({ amounts }) !== option_no) return []
  return [
    {
      reward_item_id: POINTS_ITEM.id,
      reward_item_name: POINTS_ITEM.name,
      reward_item_amount: amounts?.[option_no] ?? 0,
      reward_action: 'prediction-correct',
    },
  ]
}
