import type { Meta, StoryObj } from '@storybook/react-vite'
import * as kit from '@touchline/ui-kit'

const ICONS = Object.entries(kit).filter((entry): entry is [string, typeof kit.CheckIcon] =>
  entry[0].endsWith('Icon'),
)

const meta = { title: 'Foundations/Icons' } satisfies Meta
export default meta

export const All: StoryObj = {
  render: () => (
    <ul className="swatches">
      {ICONS.map(([name, Icon]) => (
        <li key={name}>
          <Icon /> {name}
        </li>
      ))}
    </ul>
  ),
}
