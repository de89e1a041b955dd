import { Notice, Skeleton } from '@touchline/ui-kit'
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId } from 'react'
import styles from './frame.module.css'

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

export function Part({ title, children }: PartProps): ReactElement {
  const id = useId()
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

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

interface ReadingProps<T> {
  readonly query: { readonly data: T | undefined; readonly error: Error | null }
  readonly children: (data: T) => ReactNode
}

/** Renders the last result of a query; before the first, a placeholder or the reason why it failed. */
export function Reading<T>({ query, children }: ReadingProps<T>): ReactElement {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (query.error) return <Notice tone="negative">{query.error.message}</Notice>
  return <Skeleton shape="block" height="12rem" />
}
