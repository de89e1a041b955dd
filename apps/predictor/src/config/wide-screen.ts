/** From this width on the fixture list stays next to the match that it opens. */
export const WIDE_SCREEN = '(min-width: 900px)'
