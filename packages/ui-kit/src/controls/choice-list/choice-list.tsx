import { type CSSProperties, type ReactElement, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { useControlled } from '../../internal/use-controlled.ts'
import { CheckIcon } from '../icons/icons.tsx'
import { textColourOn } from '../team-badge/text-colour.ts'
import type { FormControlProps } from '../value-control.ts'
import styles from './choice-list.module.css'

/** One choice. */
export type ChoiceItem = {
  /** The value of the choice, unique in the list. */
  readonly value: string
  /** The text of the choice. */
  readonly text: string
  /** Decorative picture before the text, in a list only. */
  readonly picture?: ReactNode
  /** Colour of the chosen part of a row, '#rrggbb', for instance that of a team. @default the accent colour */
  readonly colour?: string | undefined
}

/** Props of {@link ChoiceList}. The value is `null` until a choice is selected. */
export type ChoiceListProps = Omit<FormControlProps<string | null>, 'labelHidden'> & {
  /** The choices, in reading order. */
  readonly choices: readonly ChoiceItem[]
  /** Id of an element that has the label, instead of the text of `label`. */
  readonly labelledBy?: string | undefined
  /** 'row' places a few short choices next to each other; in a narrow place or large text it is a list. @default 'list' */
  readonly layout?: 'list' | 'row' | undefined
  /** Ref to the native fieldset. */
  readonly ref?: Ref<HTMLFieldSetElement> | undefined
}

/**
 * Renders native radio buttons in a fieldset, whose label is for screen readers: each in a full-width row, or all next to
 * each other with the chosen one filled. States: `data-layout`, `data-untouched`, `data-disabled`; on a choice
 * `data-checked`.
 *
 * @example <ChoiceList label="First try" choices={[{ value: 'a', text: 'Chiefs' }]} onValueChange={choose} />
 */
export function ChoiceList({
  label,
  name,
  required,
  value,
  defaultValue,
  onValueChange,
  disabled = false,
  choices,
  layout = 'list',
  labelledBy,
  className,
  ref,
}: ChoiceListProps): ReactElement {
  const group = useId()
  const [chosen, choose, resetRef] = useControlled<string | null>({
    value,
    defaultValue: defaultValue ?? null,
    onValueChange,
  })
  return (
    <fieldset
      ref={ref}
      className={classNames(styles['list'], className)}
      disabled={disabled}
      aria-label={labelledBy === undefined ? label : undefined}
      aria-labelledby={labelledBy}
      data-layout={layout}
      data-untouched={chosen === null || undefined}
      data-disabled={disabled || undefined}
    >
      <div ref={resetRef} className={styles['choices']}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={styles['choice']}
            style={fillOf(choice.colour)}
            data-checked={choice.value === chosen || undefined}
          >
            {choice.picture === undefined || layout === 'row' ? null : (
              <span className={styles['picture']} aria-hidden="true">
                {choice.picture}
              </span>
            )}
            <span className={styles['text']}>{choice.text}</span>
            <input
              className={styles['radio']}
              type="radio"
              name={name ?? group}
              // The name of the group alone must not reach the data of a form.
              form={name === undefined ? '' : undefined}
              required={required}
              value={choice.value}
              checked={choice.value === chosen}
              onChange={() => choose(choice.value)}
            />
            {layout === 'row' ? (
              <span className={styles['tick']}>
                <CheckIcon />
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type FillStyle = CSSProperties & Partial<Record<'--tl-fill' | '--tl-fill-ink', string>>

function fillOf(colour: string | undefined): FillStyle | undefined {
  return colour === undefined ? undefined : { '--tl-fill': colour, '--tl-fill-ink': textColourOn(colour) }
}
