import preview from '../../.storybook/preview.tsx'

const COLOURS = [
  'surface',
  'surface-raised',
  'surface-strong',
  'line',
  'line-strong',
  'ink',
  'ink-muted',
  'accent',
  'accent-ink',
  'accent-tint',
  'positive',
  'caution',
  'negative',
  'focus',
  'gold',
  'silver',
  'bronze',
  'medal-ink',
] as const

const meta = preview.meta({ title: 'Foundations/Colour roles' })

export const OfThisSchemeAndTheme = meta.story({
  name: 'Of this scheme and theme',
  render: () => (
    <ul className="swatches">
      {COLOURS.map((role) => (
        <li key={role}>
          <i style={{ background: `var(--tl-${role})` }} />
          {role}
        </li>
      ))}
    </ul>
  ),
})
