import type { AnsweredRow } from '../data/interactions.ts'
import type { WidgetRow } from '../data/widgets.ts'
import { POINTS_ITEM } from './leaderboard-resource.ts'

/** The amount the right option of a settled widget has, 0 while there is none. */
export function topAmount(row: Pick<WidgetRow, 'amounts'>): number {
  return Math.max(0, ...(row.amounts ?? []))
}

/** The position of the right option, or undefined while there is none. */
export function rightPosition(row: Pick<WidgetRow, 'amounts'>): number | undefined {
  const top = topAmount(row)
  return top > 0 ? row.amounts?.indexOf(top) : undefined
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
