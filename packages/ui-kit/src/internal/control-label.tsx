import type { ReactElement } from 'react'
import hiddenStyles from '../controls/visually-hidden/visually-hidden.module.css'
import styles from './control-label.module.css'

type ControlLabelProps = {
  /** Id of the control. */
  readonly htmlFor: string
  readonly children: string
  /** Read out only. */
  readonly hidden: boolean
}

/** The name of a control, above it or for screen readers only. */
export function ControlLabel({ hidden, ...label }: ControlLabelProps): ReactElement {
  // biome-ignore lint/a11y/noLabelWithoutControl: htmlFor and the words come with the rest
  return <label {...label} className={hidden ? hiddenStyles['hidden'] : styles['label']} />
}
