/** Props of every value control. The control is controlled with `value` and uncontrolled with `defaultValue`. */
export type ValueControlProps<Value> = {
  /** Label of the control. */
  readonly label: string
  /** The value of a controlled component. A number outside the range is shown as the nearest valid one. */
  readonly value?: Value | undefined
  /**
   * The initial value of an uncontrolled component.
   * @default the minimum of a number, the first option or tab, otherwise none
   */
  readonly defaultValue?: Value | undefined
  /** Called on each change, also during a drag. */
  readonly onValueChange?: ((value: Value) => void) | undefined
  /** Class of the outermost element. */
  readonly className?: string | undefined
}

/** One item of a control that lists several. */
export type ControlItem = {
  /** The value of the item, unique in the list. */
  readonly value: string
  /** The text of the item. */
  readonly label: string
}

/** Props of the controls that take part in forms: all but those that select what the page shows. */
export type FormControlProps<Value> = ValueControlProps<Value> & {
  /** Whether the label is only for screen readers. @default false */
  readonly labelHidden?: boolean | undefined
  /** Whether input is ignored. @default false */
  readonly disabled?: boolean | undefined
  /** Name of the value in the data of a form. Without a chosen value nothing is submitted. */
  readonly name?: string | undefined
  /**
   * Whether a form is submitted only with a chosen value; in a ChoiceList only with a `name`. A number always has a value,
   * unless it is `untouched`. @default false
   */
  readonly required?: boolean | undefined
}

/** Additional props of number controls. */
export type NumberControlProps = FormControlProps<number> & {
  /** Minimum value. @default 0 */
  readonly min?: number | undefined
  /** Maximum value. @default 99 in a Counter, 100 in a Slider and a CircularSlider */
  readonly max?: number | undefined
  /** Difference between two adjacent values, above 0. @default 1 */
  readonly step?: number | undefined
  /** Formats the visible value, for instance '30+'. @default the plain number */
  readonly formatValue?: ((value: number) => string) | undefined
  /** Formats the value for screen readers, for instance '30 or more'. @default formatValue */
  readonly valueText?: ((value: number) => string) | undefined
  /**
   * Whether no value has been chosen yet. The control shows no number, and choosing its initial value is a change.
   * @default false
   */
  readonly untouched?: boolean | undefined
}
