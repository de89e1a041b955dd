import { type ComponentPropsWithRef, type ReactElement, useId } from 'react'
import styles from './field.module.css'

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type'> & {
  readonly label: string
  readonly type: 'number' | 'datetime-local' | 'search' | 'text' | 'password'
}

/** A native input with its name above: what the kit has no control for. */
export function Field({ label, ...native }: FieldProps): ReactElement {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input {...native} id={id} inputMode={native.type === 'number' ? 'numeric' : undefined} />
    </div>
  )
}
