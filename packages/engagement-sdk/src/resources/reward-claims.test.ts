import { describe, expect, it } from 'vitest'
import { withWidget } from '../../test/with-widget.ts'
import { claimPredictionWidgetRewards, type InteractionItem } from '../index.ts'
import { aWidget } from '../testing/index.ts'

const CLAIM = { id: 'c', rewards: [{ reward_item_amount: 10, reward_action: 'prediction-correct' }] }
const PATH = '/api/v1/widget-interaction-claims/text-prediction/w/claims/'

/** A prediction with its answer, if one is given, and its follow-up. */
async function settled(item?: InteractionItem) {
  const match = await withWidget({ id: 'w' })
  const { create, engagement, platform, program } = match
  const kind = 'text-prediction-follow-up'
  const claim_url = `https://platform.test${PATH}`
  const followUp = aWidget({ id: 'f', kind, ...{ text_prediction_id: 'w', claim_url } })
  platform.addProgram({ program, widgets: [followUp] })
  const interaction = item && (await create(item))
  platform.forgetCalls()
  platform.inject({ path: 'claims', fault: { status: 201, body: CLAIM } })
  const names = { widgetId: followUp.id, widgetKind: kind } as const
  const claim = (options: Parameters<typeof claimPredictionWidgetRewards>[1]) =>
    claimPredictionWidgetRewards(engagement, options)
  return { ...match, interaction, followUp, names, claim }
}

describe('claimPredictionWidgetRewards', () => {
  it('sends one request if the widget and the answer were read before', async () => {
    const { claim, platform, followUp, interaction } = await settled({ id: 'o1' })
    expect(await claim({ widget: followUp, interaction })).toEqual(CLAIM)
    const body = { claim_token: `claim-${interaction?.id}` }
    expect(platform.calls).toMatchObject([{ method: 'POST', path: PATH, token: 'fan-token', body }])
  })

  it('reads the follow-up and the answer when only the id and kind are given', async () => {
    const { claim, names, sent } = await settled({ id: 'o1' })
    expect(await claim(names)).toEqual(CLAIM)
    expect(sent()).toEqual(['GET', 'GET', 'POST'])
  })

  it('rejects without an answer', async () => {
    const { claim, names } = await settled()
    await expect(claim(names)).rejects.toMatchObject({
      code: 'interaction-missing',
      message: 'Widget interaction or claim token not found for widgetId=f',
    })
  })

  it('rejects a follow-up that has no claim address', async () => {
    const { claim, followUp, interaction } = await settled({ id: 'o1' })
    const widget = { ...followUp, claim_url: null }
    await expect(claim({ widget, interaction })).rejects.toMatchObject({
      code: 'url-missing',
      message: 'Claim url missing.',
    })
  })

  it('rejects a widget that is no follow-up', async () => {
    const { claim } = await settled()
    await expect(claim({ widget: aWidget({ kind: 'text-poll' }) })).rejects.toThrow(
      'Unsupported followUp widget Kind, widgetKind need to be of kind=text-prediction-follow-up, image-prediction-follow-up, ',
    )
  })
})
