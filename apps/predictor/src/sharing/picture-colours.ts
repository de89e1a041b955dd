const ROLES = ['surface', 'pattern', 'line', 'ink', 'ink-muted', 'accent', 'positive'] as const

/** Colours of the picture by their role. */
export type PictureColours = Readonly<Record<(typeof ROLES)[number], string>>

/** The roles of the dark scheme in a tournament's theme: a picture leaves the page, so it follows no device. */
export function pictureColours(theme: string | undefined, page: Document): PictureColours {
  const probe = page.createElement('span')
  probe.hidden = true
  probe.dataset['scheme'] = 'dark'
  if (theme !== undefined) probe.dataset['theme'] = theme
  page.body.append(probe)
  const colourOf = (role: string) => {
    probe.style.setProperty('color', `var(--tl-${role})`)
    return getComputedStyle(probe).color
  }
  const colours = {
    surface: colourOf('surface'),
    pattern: colourOf('pattern'),
    line: colourOf('line'),
    ink: colourOf('ink'),
    'ink-muted': colourOf('ink-muted'),
    accent: colourOf('accent'),
    positive: colourOf('positive'),
  } satisfies PictureColours
  probe.remove()
  return colours
}
