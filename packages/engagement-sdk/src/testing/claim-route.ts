import { answeredWidget, isFollowUp } from '../resources/interactions.ts'
import { unlistedField } from '../wire/fields.ts'
import { type Answer, badField, refusal } from './answer.ts'
import { anId } from './makers.ts'
import type { PlatformState } from './platform-state.ts'

/** Claims the rewards of a prediction: 400 for another's token, 403 before its follow-up, 409 the second time. */
export function claimRewards(
  state: PlatformState,
  profileId: string,
  widgetId: string,
  body: unknown,
): Answer {
  const stored = state.interactions.find(
    ({ profile_id, widget_id }) => profile_id === profileId && widget_id === widgetId,
  )
  if (!stored) return refusal(404, 'Not found.')
  const { claim_token }: { claim_token?: unknown } = Object(body)
  if (claim_token !== unlistedField(stored, 'claim_token'))
    return badField('claim_token', 'This token belongs to another interaction.')
  const followUp = [...state.widgets.values()].find(
    (widget) => isFollowUp(widget.kind) && answeredWidget(widget).id === widgetId,
  )
  if (!followUp) return refusal(403, 'This prediction is not settled.')
  if (state.claimed.has(stored.id)) return refusal(409, 'These rewards were claimed before.')
  state.claimed.add(stored.id)
  const right = followUp.options.find(({ id, is_correct }) => id === stored.option_id && is_correct)
  const { reward_item_amount } = right ?? {}
  const rewards = right ? [{ reward_item_amount, reward_action: 'prediction-correct' }] : []
  const claimed_at = new Date(state.clock.now()).toISOString()
  return { status: 201, body: { id: anId('claim'), claimed_at, rewards } }
}
