import preview from '../../.storybook/preview.tsx'

const SIZES = ['score', '4xl', '3xl', '2xl', 'xl', 'l', 'm', 's'] as const

const meta = preview.meta({ title: 'Foundations/Type scale' })

export const Display = meta.story({
  render: () => (
    <ul className="scale">
      {SIZES.map((size) => (
        <li key={size} style={{ fontSize: `var(--tl-text-${size})` }}>
          {size === 'score' ? '27' : 'Northern Tide v Ngā Toka 27–19'} <small>{size}</small>
        </li>
      ))}
    </ul>
  ),
})
