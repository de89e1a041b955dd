import { buttonAttributes } from '@touchline/ui-kit'
import { passportCopy } from '../config/copy/passport-copy.ts'
import { MORE_ROUTES } from '../launch/more-routes.ts'
import { useGame } from '../launch/use-game.ts'
import { usePaths } from '../launch/use-paths.ts'
import { GameLink } from '../navigation/game-link.tsx'

interface PassportLinkProps {
  /** icon: for a row without room for a text. @default 'text' */
  readonly look?: 'icon' | 'text'
}

/** Leads to the player's season; nothing where the deployment does without it. */
export function PassportLink({ look = 'text' }: PassportLinkProps) {
  const { switchedOff } = useGame().settings
  const to = usePaths().to(MORE_ROUTES.passport)
  if (switchedOff.includes('passport')) return null
  return look === 'text' ? (
    <GameLink to={to} {...buttonAttributes({ variant: 'quiet' })}>
      {passportCopy.open}
    </GameLink>
  ) : (
    <GameLink
      to={to}
      aria-label={passportCopy.open}
      title={passportCopy.open}
      {...buttonAttributes({ shape: 'round' })}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
        <path d="M4 12h4v8H4zM10 4h4v16h-4zM16 9h4v11h-4z" />
      </svg>
    </GameLink>
  )
}
