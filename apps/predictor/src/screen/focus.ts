/** The screens that can be next to each other on a wide page. */
const SCREEN = 'main, [role=main], [role=region]'

/** Moves the focus to an element that is no control, such as a heading. */
export function focusText(element: HTMLElement, options?: FocusOptions): void {
  element.tabIndex = -1
  element.focus(options)
}

/**
 * Moves the focus from a control that is being removed to the place where the player goes on. Call it in the cleanup of the
 * control's `ref`. Does nothing if the focus is elsewhere, also in the page around a frame.
 */
export function leaveFocus(control: HTMLElement | null, place: HTMLElement | null | undefined): void {
  if (control !== null && control === document.activeElement && document.hasFocus() && place) focusText(place)
}

/** For the `ref` of a control that is removed once it was used: the heading of its screen takes its focus. */
export function leaveFocusToHeading(control: HTMLElement | null) {
  return () => leaveFocus(control, control?.closest(SCREEN)?.querySelector<HTMLElement>('h1, h2'))
}
