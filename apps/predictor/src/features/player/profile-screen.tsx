import { useQuery } from '@tanstack/react-query'
import { Button, CloseIcon } from '@touchline/ui-kit'
import { appCopy } from '../../config/copy/app-copy.ts'
import { playerCopy } from '../../config/copy/player-copy.ts'
import { PageTitle } from '../../frame/page-title.tsx'
import { useStepBack } from '../../frame/use-step-back.ts'
import { useGame } from '../../launch/use-game.ts'
import { playerQuery } from '../../queries/player.ts'
import { ConsentSwitch } from './consent-switch.tsx'
import { NicknameForm } from './nickname-form.tsx'
import styles from './player-screens.module.css'
import { useSavePlayer } from './use-save-player.ts'

/** 'Choose your nickname'. */
export function ProfileScreen() {
  const player = useQuery(playerQuery(useGame()))
  const { saveNickname } = useSavePlayer()
  const stepBack = useStepBack()
  return (
    <main className={styles['screen']}>
      <PageTitle>{appCopy.profile}</PageTitle>
      <div className={styles['top']}>
        <h1 className={styles['title']}>{playerCopy.chooseNickname}</h1>
        <Button shape="round" label={playerCopy.close} onClick={stepBack}>
          <CloseIcon />
        </Button>
      </div>
      <NicknameForm initial={player.data?.nickname ?? ''} onSave={saveNickname} />
      <ConsentSwitch />
    </main>
  )
}
