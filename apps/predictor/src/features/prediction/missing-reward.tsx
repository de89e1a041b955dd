import type { FixtureId } from '@touchline/game-rules'
import { predictionCopy } from '../../config/copy/prediction-copy.ts'
import { rewardRecordOf } from '../../device/reward-record.ts'
import { useGame } from '../../launch/use-game.ts'
import { usePlayerStore } from '../../launch/use-player-store.ts'
import { rewardCode } from '../../queries/submit/grant-reward.ts'
import styles from './receipt.module.css'

/** Renders the facts for support if the reward of a saved prediction was never granted. */
export function MissingReward({ fixtureId }: { readonly fixtureId: FixtureId }) {
  const { entry, settings } = useGame()
  const rewards = rewardRecordOf(usePlayerStore())
  if (entry.tournament.rewardActionKey === undefined) return null
  if (!rewards.hasFailed(fixtureId)) return null
  return (
    <p className={styles['reward']}>
      {predictionCopy.rewardMissing} <code>{rewardCode(settings, fixtureId)}</code>
    </p>
  )
}
