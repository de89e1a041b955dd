/** The texts of the bindings of the engagement platform. */
export type BindingTexts = {
  /** Texts of `ConnectionNotice`. */
  readonly connectionNotice: {
    /** Shown while offline. */
    readonly offline: string
    /** Shown while updates are delayed. */
    readonly slow: string
  }
}
