/** The texts of the controls. */
export type ControlTexts = {
  /** Texts of every number control. */
  readonly numberControl: {
    /** The value for screen readers before the first choice. */
    readonly untouched: string
    /** The message of the browser at a slider or dial that is required and untouched. */
    readonly required: string
  }
  /** Texts of `Counter`, also in question inputs. */
  readonly counter: {
    /** The action of an increase button. */
    readonly more: string
    /** The action of a decrease button. */
    readonly less: string
    /** Joins the action of a button and the label of its counter. */
    readonly buttonLabel: (action: string, counter: string) => string
  }
  /** Labels of `FramedDialog`. */
  readonly framedDialog: {
    /** Label of the close button. */
    readonly close: string
    /** Text of the link to the page in a new tab. */
    readonly newTab: string
  }
  /** Texts of `MessageScreen`. */
  readonly messageScreen: {
    /** Text of the button. */
    readonly retry: string
  }
  /** Labels of `Notice` and `Toast`. */
  readonly notice: {
    /** Label of the close button. */
    readonly dismiss: string
  }
  /** Labels of `NumberLine`. */
  readonly numberLine: {
    /** Label of the correct number. */
    readonly result: string
    /** Label of the number that the player picked. */
    readonly picked: string
  }
  /** Labels of `Swiper`. */
  readonly swiper: {
    /** Label of the previous button. */
    readonly previous: string
    /** Label of the next button. */
    readonly next: string
  }
}
