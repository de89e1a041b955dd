import { VisuallyHidden } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Your rank' },
})

export const BeforeANumber = meta.story({
  render: (args) => (
    <p>
      <VisuallyHidden {...args} /> #12
    </p>
  ),
})
