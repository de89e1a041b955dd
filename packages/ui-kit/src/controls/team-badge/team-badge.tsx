import { type ReactElement, useId, useState } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { graphemesOf } from '../../internal/rules.ts'
import styles from './team-badge.module.css'
import { textColourOn } from './text-colour.ts'

export type TeamBadgeProps = {
  /** Name of the team. */
  readonly name: string
  /** Up to three letters. @default the first three of the name */
  readonly monogram?: string | undefined
  /** Main colour, '#rrggbb'. @default a neutral colour of the scheme */
  readonly primary?: string | undefined
  /** Colour of the pattern, '#rrggbb'. @default primary */
  readonly secondary?: string | undefined
  /** How both colours are shown: as hoops, as two halves or as a sash. @default 'hoops' */
  readonly pattern?: 'hoops' | 'halves' | 'sash' | undefined
  /** URL of the logo of a team without colours. If it does not load, the badge is drawn. */
  readonly logoUrl?: string | undefined
  /** 's' 32 px, 'm' 48 px, 'l' 72 px. @default 'm' */
  readonly size?: 's' | 'm' | 'l' | undefined
  /** Whether the name is next to the badge, so that screen readers skip the badge. @default false */
  readonly decorative?: boolean | undefined
  /** Class of the element. */
  readonly className?: string | undefined
}

const PATTERNS = {
  hoops: 'M0 5.5h48v6H0zM0 36.5h48v6H0z',
  halves: 'M24 0h24v48H24z',
  sash: 'M-4 11 11 -4 52 37 37 52z',
} as const

/**
 * Renders the badge of a team: its monogram on a pattern of its two colours, which needs no request. The logo is shown for a
 * team whose colours are not known. A dark and a light outline keep dark and light colours visible on every surface.
 *
 * @example <TeamBadge name="Highlanders" primary="#0b2350" secondary="#f2b01e" pattern="halves" />
 */
export function TeamBadge({
  name,
  monogram = name,
  primary,
  secondary = primary,
  pattern = 'hoops',
  logoUrl,
  size = 'm',
  decorative = false,
  className,
}: TeamBadgeProps): ReactElement {
  const clip = useId()
  const field = primary ?? 'var(--tl-surface-strong)'
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const accessibleName = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name } as const)
  if (primary === undefined && logoUrl !== undefined && logoUrl !== brokenUrl) {
    return (
      <span {...accessibleName} className={classNames(styles['badge'], className)} data-size={size}>
        <img
          ref={repeatError}
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
      <clipPath id={clip}>
        <rect x="1" y="1" width="46" height="46" rx="12" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="48" height="48" fill={field} />
        <path d={PATTERNS[pattern]} fill={secondary ?? 'var(--tl-line)'} />
      </g>
      <rect className={styles['outer']} x="0.5" y="0.5" width="47" height="47" rx="12.5" />
      <rect className={styles['inner']} x="1.5" y="1.5" width="45" height="45" rx="11.5" />
      {/* An outline in the main colour keeps the letters readable across the pattern. */}
      <text
        className={styles['letters']}
        x="24"
        y="29.5"
        stroke={field}
        fill={primary === undefined ? 'var(--tl-ink)' : textColourOn(primary)}
      >
        {graphemesOf(monogram).slice(0, 3).join('').toUpperCase()}
      </text>
    </svg>
  )
}

/** Ref callback of the logo. The logo of a server-rendered page may have failed before there was a listener. */
function repeatError(logo: HTMLImageElement | null): void {
  if (!logo?.complete || logo.naturalWidth > 0) return
  const { src } = logo
  logo.src = src
}
