import type { ReactElement } from 'react'
import hiddenStyles from '../controls/visually-hidden/visually-hidden.module.css'
import styles from './control-label.module.css'

type ControlLabelProps = {
  /** Id of the control. */
  readonly htmlFor: string
  readonly children: string
  /** Whether only screen readers receive the label. */
  readonly hidden: boolean
}

/** Renders the label of a control, above it or for screen readers only. */
export function ControlLabel({ hidden, ...label }: ControlLabelProps): ReactElement {
  // biome-ignore lint/a11y/noLabelWithoutControl: htmlFor and the text are in the rest props
  return <label {...label} className={hidden ? hiddenStyles['hidden'] : styles['label']} />
}
