import * as kit from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const ICONS = Object.entries(kit).filter((entry): entry is [string, typeof kit.CheckIcon] =>
  entry[0].endsWith('Icon'),
)

const meta = preview.meta({ title: 'Foundations/Icons' })

export const All = meta.story({
  render: () => (
    <ul className="swatches">
      {ICONS.map(([name, Icon]) => (
        <li key={name}>
          <Icon /> {name}
        </li>
      ))}
    </ul>
  ),
})
