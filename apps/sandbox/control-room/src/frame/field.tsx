import { type ComponentPropsWithRef, type ReactElement, useId } from 'react'
import styles from './field.module.css'

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type'> & {
  readonly label: string
  readonly type: 'number' | 'datetime-local' | 'search' | 'text' | 'password'
}

/** Renders a native input with a label, for types without a control in the kit. */
export function Field({ label, ...native }: FieldProps): ReactElement {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input {...native} id={id} inputMode={native.type === 'number' ? 'numeric' : undefined} />
    </div>
  )
}
