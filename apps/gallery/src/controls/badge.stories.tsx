import { Badge, TONES } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/Badge',
  component: Badge,
  args: { children: '18 points' },
})

export const Accent = meta.story({ args: { tone: 'accent' } })

export const Tones = meta.story({
  render: (args) => (
    <div className="row">
      {TONES.map((tone) => (
        <Badge {...args} key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
})
