import type { FixtureId } from '@touchline/game-rules'
import { predictionCopy } from '../../config/copy/prediction-copy.ts'
import { useGame } from '../../launch/use-game.ts'
import { rewardCode } from '../../platform/grant-reward.ts'
import { rewardRecordOf } from '../../platform/reward-record.ts'
import styles from './receipt.module.css'

/** What to tell support, where the reward of a saved prediction was never granted. */
export function MissingReward({ fixtureId }: { readonly fixtureId: FixtureId }) {
  const { engagement, entry, settings, storage } = useGame()
  if (entry.tournament.rewardActionKey === undefined) return null
  if (!rewardRecordOf(engagement.profile?.id ?? '', storage).hasFailed(fixtureId)) return null
  return (
    <p className={styles['reward']}>
      {predictionCopy.rewardMissing} <code>{rewardCode(settings, fixtureId)}</code>
    </p>
  )
}
