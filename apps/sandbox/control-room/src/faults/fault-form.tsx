import { Button, Dropdown } from '@touchline/ui-kit'
import { type ReactElement, useId, useState } from 'react'
import { controls } from '../api/controls.ts'
import { useAct } from '../frame/act.ts'
import { Field } from '../frame/field.tsx'
import { EFFECTS, type FaultDraft, orderOf, PATHS, START_DRAFT } from './fault-draft.ts'
import styles from './faults-view.module.css'

const METHODS = [
  { value: '', label: 'Any method' },
  ...['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].map((value) => ({ value, label: value })),
]
const MOMENTS = [
  { value: 'before', label: 'Before it acts' },
  { value: 'after', label: 'After it acted' },
]

/** Renders the form that adds a fault. */
export function FaultForm(): ReactElement {
  const [draft, setDraft] = useState(START_DRAFT)
  const { act, isBusy } = useAct()
  const paths = useId()
  const set = (key: keyof FaultDraft) => (value: string) => setDraft({ ...draft, [key]: value })
  return (
    <form
      className={styles['form']}
      aria-label="New fault"
      onSubmit={(event) => {
        event.preventDefault()
        act({ work: () => controls.addFault(orderOf(draft)), said: 'The fault is set.' })
      }}
    >
      <div className={styles['wide']}>
        <Field
          type="text"
          label="Path, where * is anything"
          required
          list={paths}
          spellCheck={false}
          autoComplete="off"
          value={draft.path}
          onChange={(event) => set('path')(event.currentTarget.value)}
        />
        <datalist id={paths}>
          {PATHS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </datalist>
      </div>
      <Dropdown
        className={styles['wide']}
        label="What happens"
        options={EFFECTS}
        value={draft.effect}
        onValueChange={set('effect')}
      />
      <Dropdown label="Method" options={METHODS} value={draft.method} onValueChange={set('method')} />
      <Dropdown label="When" options={MOMENTS} value={draft.when} onValueChange={set('when')} />
      <Field
        type="number"
        label="How many times"
        min={1}
        placeholder="Always"
        value={draft.times}
        onChange={(event) => set('times')(event.currentTarget.value)}
      />
      <Field
        type="number"
        label="Share of requests, %"
        required
        min={1}
        max={100}
        value={draft.percent}
        onChange={(event) => set('percent')(event.currentTarget.value)}
      />
      <div className={styles['send']}>
        <Button type="submit" variant="primary" busy={isBusy}>
          Add the fault
        </Button>
      </div>
    </form>
  )
}
