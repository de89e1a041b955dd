/**
 * What every value control takes. With `value` the owner holds the value, with `defaultValue` the control does.
 */
export type ValueControlProps<Value> = {
  /** Name of the control, read out by screen readers. */
  readonly label: string
  /** Keeps the name for screen readers and hides it from the eye. @default false */
  readonly labelHidden?: boolean | undefined
  /** The value, held by the owner. */
  readonly value?: Value | undefined
  /** Where the control starts when it holds the value itself. */
  readonly defaultValue?: Value | undefined
  /** Told of each change, also of those on the way of a drag. */
  readonly onValueChange?: ((value: Value) => void) | undefined
  /** Told once a change is finished: the thumb let go, the key pressed, the field left. */
  readonly onValueCommitted?: ((value: Value) => void) | undefined
  /** Shows the value but takes no input. @default false */
  readonly disabled?: boolean | undefined
  /** Class of the outermost element. */
  readonly className?: string | undefined
}

/** What the controls for a number take beside that. */
export type NumberControlProps = ValueControlProps<number> & {
  /** Smallest value. @default 0 */
  readonly min?: number | undefined
  /** Largest value. */
  readonly max?: number | undefined
  /** Distance between two values. @default 1 */
  readonly step?: number | undefined
  /** The value as it is shown, '30+' for instance. @default String */
  readonly formatValue?: ((value: number) => string) | undefined
  /** The value as it is read out, '30 or more' for instance. @default formatValue */
  readonly valueText?: ((value: number) => string) | undefined
  /** No value has been chosen yet: the control shows none and takes its own start as the first choice. @default false */
  readonly untouched?: boolean | undefined
  /** What is read out before the first choice. @default 'not answered' */
  readonly untouchedText?: string | undefined
}
