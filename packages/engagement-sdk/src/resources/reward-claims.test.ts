import { describe, expect, it } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { claimPredictionWidgetRewards, createWidgetInteraction, getWidget } from '../index.ts'
import { anOption, aWidget } from '../testing/index.ts'

/** A prediction with an answer, and its follow-up, in which the first option is right. */
async function settled({ answered = 'right' }: { answered?: 'right' | 'wrong' | 'not' } = {}) {
  const match = await readyMatch()
  const { engagement, platform, program } = match
  const options = [
    anOption({ id: 'right', is_correct: true, reward_item_amount: 10 }),
    anOption({ id: 'wrong' }),
  ]
  const prediction = aWidget({ id: 'w', options })
  const followUp = aWidget({
    id: 'f',
    kind: 'text-prediction-follow-up',
    options,
    ...{ text_prediction_id: prediction.id },
  })
  platform.addProgram({ program, widgets: [prediction, followUp] })
  const widget = await getWidget(engagement, { widgetId: 'w', widgetKind: 'text-prediction' })
  const interaction =
    answered === 'not'
      ? undefined
      : await createWidgetInteraction(engagement, { widget, interactionItem: { id: answered } })
  const widgetKind = 'text-prediction-follow-up'
  const read = await getWidget(engagement, { widgetId: 'f', widgetKind })
  platform.forgetCalls()
  return { ...match, interaction, followUp: read, names: { widgetId: 'f', widgetKind } as const }
}

describe('claimPredictionWidgetRewards', () => {
  it('claims the rewards of an answer, with one request if the widget and the answer were read before', async () => {
    const { engagement, platform, followUp, interaction } = await settled()
    const claim = await claimPredictionWidgetRewards(engagement, { widget: followUp, interaction })
    expect(claim.rewards).toEqual([{ reward_item_amount: 10, reward_action: 'prediction-correct' }])
    expect(platform.calls).toMatchObject([
      { method: 'POST', token: 'fan-token', body: { claim_token: `claim-${interaction?.id}` } },
    ])
    expect(platform.calls[0]?.path).toBe('/api/v1/widget-interaction-claims/text-prediction/w/claims/')
  })

  it('reads the follow-up and the answer when only the id and kind are given', async () => {
    const { engagement, platform, names } = await settled()
    expect((await claimPredictionWidgetRewards(engagement, names)).rewards).toHaveLength(1)
    expect(platform.calls.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST'])
  })

  it('returns no rewards for a wrong prediction', async () => {
    const { engagement, names } = await settled({ answered: 'wrong' })
    expect((await claimPredictionWidgetRewards(engagement, names)).rewards).toEqual([])
  })

  it('is refused the second time', async () => {
    const { engagement, names } = await settled()
    await claimPredictionWidgetRewards(engagement, names)
    const again = claimPredictionWidgetRewards(engagement, names)
    await expect(again).rejects.toMatchObject({ code: 'http', status: 409 })
  })

  it('rejects without an answer', async () => {
    const { engagement, names } = await settled({ answered: 'not' })
    await expect(claimPredictionWidgetRewards(engagement, names)).rejects.toMatchObject({
      code: 'interaction-missing',
      message: 'Widget interaction or claim token not found for widgetId=f',
    })
  })

  it('rejects a follow-up that has no claim address', async () => {
    const { engagement, followUp, interaction } = await settled()
    const widget = { ...followUp, claim_url: null }
    const claim = claimPredictionWidgetRewards(engagement, { widget, interaction })
    await expect(claim).rejects.toMatchObject({ code: 'url-missing', message: 'Claim url missing.' })
  })

  it('rejects a widget that is no follow-up', async () => {
    const { engagement } = await settled()
    const widget = aWidget({ kind: 'text-poll' })
    await expect(claimPredictionWidgetRewards(engagement, { widget })).rejects.toThrow(
      'Unsupported followUp widget Kind, widgetKind need to be of kind=text-prediction-follow-up, image-prediction-follow-up, ',
    )
  })
})
