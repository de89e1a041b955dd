import { cleanup, render, screen } from '@testing-library/react'
import { createRef, type ReactElement, type Ref, StrictMode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

/** The props that the suite passes to a control. */
type ControlUnderTest<Value> = {
  readonly label: string
  readonly name?: string
  readonly value?: Value
  readonly defaultValue?: Value
  readonly onValueChange?: (value: Value) => void
  readonly disabled?: boolean
  readonly className?: string
  readonly ref?: Ref<never>
}

/** A control and one change by keyboard. */
type ControlCase<Value> = {
  readonly name: string
  readonly render: (props: ControlUnderTest<Value>) => ReactElement
  /** The role of the labelled element. */
  readonly role: string
  /** Returns the focusable element. @default the labelled element */
  readonly focused?: () => HTMLElement
  readonly start: Value
  /** Keys that change the value of the focused element from `start` to `next`. */
  readonly keys: string
  readonly next: Value
  /** Returns the value that the control shows, as a text. @default the value of the labelled element */
  readonly shown?: () => string | undefined
  /** Whether it only selects what the page shows, so that it is never disabled. @default false */
  readonly isNavigation?: boolean
}

const LABEL = 'Name of the control'

/** Defines the tests that every value control passes. */
export function describeControl<Value>(control: ControlCase<Value>): void {
  const { name, role, start, next, isNavigation = false } = control
  const labelled = () => screen.getByRole(role, { name: LABEL })
  const { focused = labelled, shown = () => String(Reflect.get(labelled(), 'value')) } = control
  const view = (props: Omit<ControlUnderTest<Value>, 'label'>) => control.render({ label: LABEL, ...props })
  const dataOf = (form: HTMLFormElement | null) => [...new FormData(form ?? undefined)]
  async function useKeys(): Promise<void> {
    focused().focus()
    await userEvent.keyboard(control.keys)
  }

  afterEach(cleanup)

  describe(name, () => {
    it('passes its element to a ref', () => {
      const ref = createRef<never>()
      render(view({ ref }))
      expect(ref.current).toBeInstanceOf(HTMLElement)
    })

    it('sets a class on its outermost element', () => {
      const { container } = render(view({ className: 'mine' }))
      expect(container.firstElementChild?.classList.contains('mine')).toBe(true)
    })

    it('is labelled by its label', () => {
      render(view({}))
      expect(labelled()).toBeTruthy()
    })

    it('starts at its default value and stores its own value when uncontrolled', async () => {
      render(view({ defaultValue: start }))
      expect(shown()).toBe(String(start))
      await useKeys()
      expect(shown()).toBe(String(next))
    })

    it('shows only its controlled value, and reports each change that its owner does not take', async () => {
      const onValueChange = vi.fn()
      render(view({ value: start, onValueChange }))
      await useKeys()
      await useKeys()
      expect(onValueChange.mock.calls).toEqual([[next], [next]])
      expect(shown()).toBe(String(start))
    })

    it('follows its controlled value, also in strict mode', async () => {
      function Owner() {
        const [value, setValue] = useState(start)
        return view({ value, onValueChange: setValue })
      }
      render(
        <StrictMode>
          <Owner />
        </StrictMode>,
      )
      await useKeys()
      expect(shown()).toBe(String(next))
    })

    it('submits nothing with a form if it has no name', () => {
      const { container } = render(<form>{view({ defaultValue: start })}</form>)
      expect(dataOf(container.querySelector('form'))).toEqual([])
    })

    it('is focused by Tab and keeps the focus during a change', async () => {
      render(
        <>
          {view({ defaultValue: start })}
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

    if (isNavigation) return

    it('submits its value with a form, unless it is disabled', () => {
      const { container } = render(
        <form>
          {view({ name: 'chosen', defaultValue: start })}
          {view({ name: 'disabled', defaultValue: start, disabled: true })}
        </form>,
      )
      expect(dataOf(container.querySelector('form'))).toEqual([['chosen', String(start)]])
    })

    it('returns to its default value when its form is reset, unless the page cancels the reset', async () => {
      const { container } = render(<form>{view({ name: 'chosen', defaultValue: start })}</form>)
      const form = container.querySelector('form')
      form?.addEventListener('reset', (event) => event.preventDefault(), { once: true })
      await useKeys()
      form?.reset()
      await nextTask()
      expect(shown()).toBe(String(next))
      form?.reset()
      await expect.poll(shown).toBe(String(start))
      expect(dataOf(form)).toEqual([['chosen', String(start)]])
    })

    it('keeps its controlled value when its form is reset', async () => {
      const { container, rerender } = render(<form>{view({ name: 'chosen', value: start })}</form>)
      rerender(<form>{view({ name: 'chosen', value: next })}</form>)
      const form = container.querySelector('form')
      form?.reset()
      await expect.poll(() => dataOf(form)).toEqual([['chosen', String(next)]])
      expect(shown()).toBe(String(next))
    })

    it('does not change while disabled', async () => {
      const onValueChange = vi.fn()
      render(view({ defaultValue: start, disabled: true, onValueChange }))
      await useKeys()
      expect(onValueChange).not.toHaveBeenCalled()
      expect(shown()).toBe(String(start))
    })

    it('looks the same whether its prop or a fieldset disables it', () => {
      const looks = [true, false].map((disabled) => {
        const { container, unmount } = render(
          <fieldset disabled={!disabled}>{view({ defaultValue: start, disabled })}</fieldset>,
        )
        const look = Array.from(container.querySelectorAll('fieldset > *, fieldset > * *'), lookOf)
        unmount()
        return look
      })
      expect(looks[1]).toEqual(looks[0])
    })
  })
}

function lookOf(element: Element): readonly string[] {
  const { color, backgroundColor, backgroundImage, borderColor, stroke, cursor } = getComputedStyle(element)
  return [element.className.toString(), color, backgroundColor, backgroundImage, borderColor, stroke, cursor]
}

/** Resolves after the timers that are due. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
