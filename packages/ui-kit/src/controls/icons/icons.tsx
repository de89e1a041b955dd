import type { ReactElement } from 'react'
import styles from './icons.module.css'

type IconProps = {
  readonly path: string
  /** Whether the icon is mirrored in right-to-left writing. */
  readonly mirrored?: boolean | undefined
}

/** Renders a line icon of 24 by 24 units in the current text colour. */
function Icon({ path, mirrored }: IconProps): ReactElement {
  return (
    <svg
      className={styles['icon']}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-mirrored={mirrored || undefined}
    >
      <path d={path} />
    </svg>
  )
}

/** Almost correct. */
export function AlmostIcon(): ReactElement {
  return <Icon path="M4 14c2.5-5 5.5-5 8-2s5.5 3 8-2" />
}

/** Continue; mirrored in right-to-left writing. */
export function ArrowIcon(): ReactElement {
  return <Icon path="M5 12h14M13 6l6 6-6 6" mirrored />
}

/** An arrow back; mirrored in right-to-left writing. */
export function BackIcon(): ReactElement {
  return <Icon path="M15 5l-7 7 7 7" mirrored />
}

/** A calendar. */
export function CalendarIcon(): ReactElement {
  return <Icon path="M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8" />
}

/** Done or correct. */
export function CheckIcon(): ReactElement {
  return <Icon path="M5 13l4.5 4.5L19 7" />
}

/** Waiting. */
export function ClockIcon(): ReactElement {
  return <Icon path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2" />
}

/** Close, or not correct. */
export function CloseIcon(): ReactElement {
  return <Icon path="M6 6l12 12M18 6L6 18" />
}

/** A list that unfolds below. */
export function DownIcon(): ReactElement {
  return <Icon path="M6 9l6 6 6-6" />
}

/** A link to another site. */
export function ExternalIcon(): ReactElement {
  return <Icon path="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6" />
}

/** An arrow forward; mirrored in right-to-left writing. */
export function ForwardIcon(): ReactElement {
  return <Icon path="M9 5l7 7-7 7" mirrored />
}

/** Information. */
export function InfoIcon(): ReactElement {
  return <Icon path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5v.01" />
}

/** Locked. */
export function LockIcon(): ReactElement {
  return <Icon path="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
}

/** Decrease. */
export function MinusIcon(): ReactElement {
  return <Icon path="M5 12h14" />
}

/** Edit. */
export function PencilIcon(): ReactElement {
  return <Icon path="M4 20l1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19l-4 1z" />
}

/** A person. */
export function PersonIcon(): ReactElement {
  return <Icon path="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0" />
}

/** Increase. */
export function PlusIcon(): ReactElement {
  return <Icon path="M12 5v14M5 12h14" />
}

/** Warning. */
export function WarningIcon(): ReactElement {
  return <Icon path="M12 4L2.5 20h19L12 4zM12 10v4.5M12 17.3v.01" />
}
