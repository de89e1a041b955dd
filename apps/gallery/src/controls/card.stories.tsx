import { Card } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/Card',
  component: Card,
  argTypes: { children: { description: 'The content.' } },
})

export const Raised = meta.story({ args: { children: 'A raised surface.' } })

export const Edge = meta.story({ args: { edge: true, children: 'Awaits an action.' } })

/** The colours of two teams, one above the other. */
export const EdgeOfTeams = meta.story({
  args: { edge: true, children: 'Ironsand v Goldfields' },
  render: (args) => (
    <Card
      {...args}
      style={Object.fromEntries([
        ['--tl-edge-start', '#c8102e'],
        ['--tl-edge-end', '#f5c400'],
      ])}
    />
  ),
})

export const Accent = meta.story({ args: { tone: 'accent', children: "The user's own content." } })

export const Plain = meta.story({ args: { tone: 'plain', children: 'No surface.' } })

export const Pressable = meta.story({ args: { pressable: true, children: 'One link or button.' } })
