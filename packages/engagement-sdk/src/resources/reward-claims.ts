import type { Engagement } from '../engagement/engagement.ts'
import { throwArgumentError } from '../engagement/require.ts'
import { InteractionError } from '../errors/errors.ts'
import { readResource } from '../http/read.ts'
import type { CallOptions } from '../http/request.ts'
import { requireUrl } from '../http/url.ts'
import { unlistedField } from '../wire/fields.ts'
import { type Interaction, type RewardClaim, rewardClaimSchema } from '../wire/interaction.ts'
import { WIDGET_KINDS } from '../wire/vocabulary.ts'
import { getWidgetInteractions, parentKind } from './interactions.ts'
import { resolveWidget, type WidgetRef } from './widgets.ts'

/** The follow-up may be one of the prediction's `follow_ups`, which saves a request. */
export type ClaimPredictionWidgetRewardsOptions = CallOptions &
  WidgetRef & {
    /** The own answer to the prediction, as already read, which saves a request. */
    readonly interaction?: Interaction | undefined
  }

/**
 * Claims the rewards of the own answer to a prediction, through the follow-up that settles it.
 *
 * @throws ArgumentError 'Unsupported followUp widget Kind, widgetKind need to be of kind=…'
 * @throws InteractionError `interaction-missing`: 'Widget interaction or claim token not found for widgetId=…'
 * @throws PlatformHttpError 409 if the rewards were claimed before
 */
export async function claimPredictionWidgetRewards(
  engagement: Engagement,
  options: ClaimPredictionWidgetRewardsOptions,
): Promise<RewardClaim> {
  const functionName = 'claimPredictionWidgetRewards'
  const widget = await resolveWidget(engagement, functionName, options)
  if (!parentKind(widget.kind)) {
    const kinds = WIDGET_KINDS.filter(parentKind).join(', ')
    throwArgumentError(
      functionName,
      `Unsupported followUp widget Kind, widgetKind need to be of kind=${kinds}`,
    )
  }
  const url = requireUrl(unlistedField(widget, 'claim_url'), 'Claim')
  const answers = options.interaction
    ? [options.interaction]
    : await getWidgetInteractions(engagement, { ...options, widget })
  const claim_token = answers[0] && unlistedField(answers[0], 'claim_token')
  if (!claim_token) {
    const text = `Widget interaction or claim token not found for widgetId=${widget.id}`
    throw new InteractionError('interaction-missing', widget.id, text)
  }
  return readResource(engagement, {
    ...options,
    schema: rewardClaimSchema,
    resource: 'claim',
    url,
    method: 'POST',
    json: { claim_token },
  })
}
