import { type ReactNode, useState } from 'react'
import type { Settings } from '../config/settings.ts'
import { tournamentById } from '../config/tournaments.ts'
import { deviceStorage, memoryStorage } from '../device/device-storage.ts'
import { PracticeBar } from '../features/practice/practice-bar.tsx'
import type { LaunchParams } from '../launch/launch-params.ts'
import { createPracticeMatch } from '../platform/practice-match.ts'
import { Session } from './session.tsx'

interface PracticeSessionProps {
  readonly launch: LaunchParams
  readonly settings: Settings
  readonly tokenProvider: () => Promise<string>
  readonly onOtherPlayer: () => void
  readonly children: ReactNode
}

/** The game itself on a platform in the page, with storage that ends with it: nothing is sent and nothing is kept. */
export function PracticeSession(props: PracticeSessionProps) {
  const [count, setCount] = useState(0)
  return <Practice key={count} {...props} onStartAgain={() => setCount(count + 1)} />
}

interface PracticeProps extends PracticeSessionProps {
  readonly onStartAgain: () => void
}

function Practice({ settings, children, onStartAgain, ...session }: PracticeProps) {
  const [practice] = useState(() => {
    const { tournament } = tournamentById(session.launch.tournamentId, settings.tournaments)
    return createPracticeMatch(tournament, Date.now)
  })
  const [storage] = useState(() => deviceStorage(memoryStorage))
  const { endpoint, clientId, fetch, now } = practice
  return (
    <Session
      {...session}
      settings={{ ...settings, platformEndpoint: endpoint, platformOrigins: [], clientId }}
      storage={storage}
      fetch={fetch}
      clock={now}
    >
      <PracticeBar practice={practice} onStartAgain={onStartAgain} />
      {children}
    </Session>
  )
}
