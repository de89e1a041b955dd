import { cleanup, render, screen } from '@testing-library/react'
import { createRef, type ReactElement, type Ref, StrictMode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

/** What the suite hands to a control. */
export type ControlUnderTest<Value> = {
  readonly label: string
  readonly labelHidden?: boolean
  readonly value?: Value
  readonly defaultValue?: Value
  readonly onValueChange?: (value: Value) => void
  readonly onValueCommitted?: (value: Value) => void
  readonly disabled?: boolean
  readonly className?: string
  readonly ref?: Ref<never>
}

/** A control and one change that keys can make. */
export type ControlCase<Value> = {
  readonly name: string
  readonly render: (props: ControlUnderTest<Value>) => ReactElement
  /** The element that is named by the label. */
  readonly labelled: () => HTMLElement
  /** The element that takes the focus. */
  readonly focused: () => HTMLElement
  readonly start: Value
  /** Keys that lead from `start` to `next`, once the element has the focus. */
  readonly keys: string
  readonly next: Value
  /** What the control shows. */
  readonly shown: () => unknown
}

const LABEL = 'Name of the control'

/** What every value control keeps: ref, class, label, disabled, keyboard, controlled and uncontrolled, focus. */
export function describeControl<Value>(control: ControlCase<Value>): void {
  const { labelled, focused, start, next, shown } = control
  const show = (props: Omit<ControlUnderTest<Value>, 'label'>) =>
    render(control.render({ label: LABEL, ...props }))
  async function useKeys(): Promise<void> {
    focused().focus()
    await userEvent.keyboard(control.keys)
  }

  afterEach(cleanup)

  describe(control.name, () => {
    it('gives its element to a ref', () => {
      const ref = createRef<never>()
      show({ ref })
      expect(ref.current).toBeInstanceOf(HTMLElement)
    })

    it('puts a class on its outermost element', () => {
      const { container } = show({ className: 'mine' })
      expect(container.firstElementChild?.classList.contains('mine')).toBe(true)
    })

    it('is named by its label', () => {
      show({})
      expect(labelled()).toBeTruthy()
    })

    it('starts at its default value and holds its own', async () => {
      show({ defaultValue: start })
      expect(shown()).toBe(start)
      await useKeys()
      expect(shown()).toBe(next)
    })

    it('tells of a change and once of the commit', async () => {
      const onValueChange = vi.fn()
      const onValueCommitted = vi.fn()
      show({ defaultValue: start, onValueChange, onValueCommitted })
      await useKeys()
      expect(onValueChange).toHaveBeenLastCalledWith(next)
      expect(onValueCommitted.mock.calls).toEqual([[next]])
    })

    it('commits nothing when it is left as it was', async () => {
      const onValueCommitted = vi.fn()
      show({ defaultValue: start, onValueCommitted })
      focused().focus()
      await userEvent.keyboard('{Tab}')
      expect(document.activeElement).not.toBe(focused())
      expect(onValueCommitted).not.toHaveBeenCalled()
    })

    it('shows what its owner holds, and only that', async () => {
      const onValueChange = vi.fn()
      show({ value: start, onValueChange })
      await useKeys()
      expect(onValueChange).toHaveBeenCalledWith(next)
      expect(shown()).toBe(start)
    })

    it('follows its owner, in strict mode too', async () => {
      function Owner() {
        const [value, setValue] = useState(start)
        return control.render({ label: LABEL, value, onValueChange: setValue })
      }
      render(
        <StrictMode>
          <Owner />
        </StrictMode>,
      )
      await useKeys()
      expect(shown()).toBe(next)
    })

    it('changes nothing while disabled', async () => {
      const onValueChange = vi.fn()
      show({ defaultValue: start, disabled: true, onValueChange })
      await useKeys()
      expect(onValueChange).not.toHaveBeenCalled()
      expect(shown()).toBe(start)
    })

    it('shows its value still when a form around it is reset, and adds nothing to what the form sends', async () => {
      const { container } = render(<form>{control.render({ label: LABEL, defaultValue: start })}</form>)
      const form = container.querySelector('form') ?? undefined
      await useKeys()
      form?.reset()
      expect(shown()).toBe(next)
      expect([...new FormData(form)]).toEqual([])
    })

    it('is reached by Tab and keeps the focus through a change', async () => {
      render(
        <>
          {control.render({ label: LABEL, defaultValue: start })}
          <button type="button">after</button>
        </>,
      )
      await userEvent.keyboard('{Tab}')
      while (document.activeElement !== focused() && document.activeElement !== document.body) {
        await userEvent.keyboard('{Tab}')
      }
      expect(document.activeElement).toBe(focused())
      await userEvent.keyboard(control.keys)
      expect(document.activeElement?.isConnected).toBe(true)
      expect(document.activeElement).not.toBe(document.body)
    })
  })
}

/** The element with a role, named by the suite's label. */
export function named(role: string): () => HTMLElement {
  return () => screen.getByRole(role, { name: LABEL })
}
