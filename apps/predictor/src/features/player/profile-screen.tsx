import { useQuery } from '@tanstack/react-query'
import { useGame } from '../../launch/use-game.ts'
import { playerQuery } from '../../queries/player.ts'
import { ConsentSwitch } from './consent-switch.tsx'
import { NicknameForm } from './nickname-form.tsx'
import { useSavePlayer } from './use-save-player.ts'

/** Renders the nickname and, if the deployment asks for it, the consent. */
export function ProfileScreen() {
  const player = useQuery(playerQuery(useGame()))
  const { saveNickname } = useSavePlayer()
  return (
    <>
      <NicknameForm initial={player.data?.nickname ?? ''} onSave={saveNickname} />
      <ConsentSwitch />
    </>
  )
}
