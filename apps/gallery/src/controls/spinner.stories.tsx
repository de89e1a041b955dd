import { Spinner } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
})

export const Default = meta.story()

export const Sizes = meta.story({
  args: { label: undefined },
  render: (args) => (
    <div className="row">
      <Spinner {...args} size="s" />
      <Spinner {...args} size="m" />
      <Spinner {...args} size="l" />
    </div>
  ),
})
