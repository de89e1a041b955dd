import { cleanup, render, screen } from '@testing-library/react'
import { createRef, type ReactElement, type Ref, StrictMode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

/** The props that the suite passes to a control. */
export type ControlUnderTest<Value> = {
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
export type ControlCase<Value> = {
  readonly name: string
  readonly render: (props: ControlUnderTest<Value>) => ReactElement
  /** Returns the labelled element. */
  readonly labelled: () => HTMLElement
  /** Returns the focusable element. */
  readonly focused: () => HTMLElement
  readonly start: Value
  /** Keys that change the value of the focused element from `start` to `next`. */
  readonly keys: string
  readonly next: Value
  /** Whether it only selects what the page shows, so that it is never disabled. @default false */
  readonly isNavigation?: boolean
  /** Returns the value that the control shows. */
  readonly shown: () => unknown
}

const LABEL = 'Name of the control'

/**
 * Defines the tests that every value control passes: ref, class, label, disabled, keyboard, controlled, uncontrolled,
 * focus.
 */
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
    it('passes its element to a ref', () => {
      const ref = createRef<never>()
      show({ ref })
      expect(ref.current).toBeInstanceOf(HTMLElement)
    })

    it('sets a class on its outermost element', () => {
      const { container } = show({ className: 'mine' })
      expect(container.firstElementChild?.classList.contains('mine')).toBe(true)
    })

    it('is labelled by its label', () => {
      show({})
      expect(labelled()).toBeTruthy()
    })

    it('starts at its default value and stores its own value when uncontrolled', async () => {
      show({ defaultValue: start })
      expect(shown()).toBe(start)
      await useKeys()
      expect(shown()).toBe(next)
    })

    it('shows only its controlled value, and reports each change that its owner does not take', async () => {
      const onValueChange = vi.fn()
      show({ value: start, onValueChange })
      await useKeys()
      await useKeys()
      expect(onValueChange.mock.calls).toEqual([[next], [next]])
      expect(shown()).toBe(start)
    })

    it('follows its controlled value, also in strict mode', async () => {
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

    if (!control.isNavigation)
      it('submits its value with a form, unless it is disabled', () => {
        const { container } = render(
          <form>
            {control.render({ label: LABEL, name: 'chosen', defaultValue: start })}
            {control.render({ label: LABEL, name: 'disabled', defaultValue: start, disabled: true })}
          </form>,
        )
        const form = container.querySelector('form') ?? undefined
        expect([...new FormData(form)]).toEqual([['chosen', String(start)]])
      })

    if (!control.isNavigation)
      it('returns to its default value when its form is reset, unless the page cancels the reset', async () => {
        const { container } = render(
          <form>{control.render({ label: LABEL, name: 'chosen', defaultValue: start })}</form>,
        )
        const form = container.querySelector('form') ?? document.createElement('form')
        form.addEventListener('reset', (event) => event.preventDefault(), { once: true })
        await useKeys()
        form.reset()
        await nextTask()
        expect(shown()).toBe(next)
        form.reset()
        await expect.poll(shown).toBe(start)
        expect([...new FormData(form)]).toEqual([['chosen', String(start)]])
      })

    if (!control.isNavigation)
      it('keeps its controlled value when its form is reset', async () => {
        const view = (value: Value) => <form>{control.render({ label: LABEL, name: 'chosen', value })}</form>
        const { container, rerender } = render(view(start))
        rerender(view(next))
        const form = container.querySelector('form') ?? document.createElement('form')
        form.reset()
        await expect.poll(() => [...new FormData(form)]).toEqual([['chosen', String(next)]])
        expect(shown()).toBe(next)
      })

    it('submits nothing with a form if it has no name', () => {
      const { container } = render(<form>{control.render({ label: LABEL, defaultValue: start })}</form>)
      expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([])
    })

    if (!control.isNavigation)
      it('does not change while disabled', async () => {
        const onValueChange = vi.fn()
        show({ defaultValue: start, disabled: true, onValueChange })
        await useKeys()
        expect(onValueChange).not.toHaveBeenCalled()
        expect(shown()).toBe(start)
      })

    if (!control.isNavigation)
      it('looks the same whether its prop or a fieldset disables it', () => {
        const looks = [true, false].map((disabled) => {
          const { container, unmount } = render(
            <fieldset disabled={!disabled}>
              {control.render({ label: LABEL, defaultValue: start, disabled })}
            </fieldset>,
          )
          const look = Array.from(container.querySelectorAll('fieldset > *, fieldset > * *'), lookOf)
          unmount()
          return look
        })
        expect(looks[1]).toEqual(looks[0])
      })

    it('is focused by Tab and keeps the focus during a change', async () => {
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

function lookOf(element: Element): readonly string[] {
  const { color, backgroundColor, backgroundImage, borderColor, stroke, cursor } = getComputedStyle(element)
  return [element.className.toString(), color, backgroundColor, backgroundImage, borderColor, stroke, cursor]
}

/** Resolves after the timers that are due. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Returns the element with a role and the label of the suite. */
export function named(role: string): () => HTMLElement {
  return () => screen.getByRole(role, { name: LABEL })
}
