import type { Meta, StoryObj } from '@storybook/react-vite'

const SIZES = ['score', '4xl', '3xl', '2xl', 'xl', 'l', 'm', 's'] as const

const meta = { title: 'Foundations/Type scale' } satisfies Meta
export default meta

export const Display: StoryObj = {
  render: () => (
    <ul className="scale">
      {SIZES.map((size) => (
        <li key={size} style={{ fontSize: `var(--tl-text-${size})` }}>
          {size === 'score' ? '27' : 'Northern Tide v Ngā Toka 27–19'} <small>{size}</small>
        </li>
      ))}
    </ul>
  ),
}
