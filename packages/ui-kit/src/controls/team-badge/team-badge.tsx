import { type ReactElement, useState } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { graphemesOf } from '../../internal/rules.ts'
import styles from './team-badge.module.css'
import { textColourOn } from './text-colour.ts'

/** Props of {@link TeamBadge}. */
export type TeamBadgeProps = {
  /** Name of the team. */
  readonly name: string
  /** Up to three letters. @default the first three of the name */
  readonly monogram?: string | undefined
  /** Main colour, '#rrggbb'. @default a neutral colour of the scheme */
  readonly primary?: string | undefined
  /** Colour of the band at the bottom, '#rrggbb'. @default primary */
  readonly secondary?: string | undefined
  /** Colour of the letters. @default black or white, whichever has more contrast */
  readonly ink?: string | undefined
  /** URL of the team's logo. If it does not load, the monogram is shown. */
  readonly logoUrl?: string | undefined
  /** 's' 32 px, 'm' 44 px, 'l' 64 px. @default 'm' */
  readonly size?: 's' | 'm' | 'l' | undefined
  /** Whether the name is next to the badge, so that screen readers skip the badge. @default false */
  readonly decorative?: boolean | undefined
  /** Class of the element. */
  readonly className?: string | undefined
}

/**
 * Renders the logo of a team, or its monogram in its colours. A dark and a light outline keep dark and light colours
 * visible on every surface.
 *
 * @example <TeamBadge name="Highlanders" monogram="HIG" primary="#0b2350" secondary="#f2b01e" />
 */
export function TeamBadge({
  name,
  monogram = name,
  primary,
  secondary = primary,
  ink,
  logoUrl,
  size = 'm',
  decorative = false,
  className,
}: TeamBadgeProps): ReactElement {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const accessibleName = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name } as const)
  if (logoUrl !== undefined && logoUrl !== brokenUrl) {
    return (
      <span {...accessibleName} className={classNames(styles['badge'], className)} data-size={size}>
        <img
          src={logoUrl}
          alt=""
          width="48"
          height="48"
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBrokenUrl(logoUrl)}
        />
      </span>
    )
  }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: labelled by aria-label, or hidden next to the name
    <svg
      {...accessibleName}
      className={classNames(styles['badge'], className)}
      data-size={size}
      viewBox="0 0 48 48"
    >
      <rect className={styles['outer']} x="0.5" y="0.5" width="47" height="47" rx="12.5" />
      <rect className={styles['band']} x="1.5" y="1.5" width="45" height="45" rx="11.5" fill={secondary} />
      <path
        className={styles['field']}
        fill={primary}
        d="M13 1.5h22A11.5 11.5 0 0 1 46.5 13v17A11.5 11.5 0 0 1 35 41.5H13A11.5 11.5 0 0 1 1.5 30V13A11.5 11.5 0 0 1 13 1.5z"
      />
      <text
        className={styles['letters']}
        x="24"
        y="27"
        fill={ink ?? (primary === undefined ? undefined : textColourOn(primary))}
      >
        {graphemesOf(monogram).slice(0, 3).join('').toUpperCase()}
      </text>
    </svg>
  )
}
