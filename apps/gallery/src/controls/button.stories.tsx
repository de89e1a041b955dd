import { ArrowIcon, Button, InfoIcon, PencilIcon, PersonIcon } from '@touchline/ui-kit'
import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Submit', onClick: fn() },
  argTypes: { onClick: { description: 'Called on each click while the button is not busy.' } },
})

export const Primary = meta.story({
  args: { variant: 'primary' },
})

export const Variants = meta.story({
  render: (args) => (
    <div className="row">
      <Button {...args} variant="primary" />
      <Button {...args}>Back to fixtures</Button>
      <Button {...args} variant="quiet">
        Not now
      </Button>
    </div>
  ),
})

export const LargeWithAnIcon = meta.story({
  args: { size: 'l' },
  render: (args) => (
    <div className="row">
      <Button {...args} variant="primary" icon={<ArrowIcon />}>
        Predict now
      </Button>
      <Button {...args}>Rules</Button>
    </div>
  ),
})

/** As wide as with its other text. */
export const Busy = meta.story({
  args: { variant: 'primary', size: 'l', busyLabel: 'Submitting' },
  render: (args) => (
    <div className="row">
      <Button {...args} />
      <Button {...args} busy />
    </div>
  ),
})

export const Disabled = meta.story({
  args: { children: 'Confirm', disabled: true },
  render: (args) => (
    <div className="row">
      <Button {...args} variant="primary" />
      <Button {...args} />
    </div>
  ),
})

export const Round = meta.story({
  args: { shape: 'round' },
  render: (args) => (
    <div className="row">
      <Button {...args} label="Rules">
        <InfoIcon />
      </Button>
      <Button {...args} label="Profile">
        <PersonIcon />
      </Button>
      <Button {...args} size="l" label="Edit" variant="primary">
        <PencilIcon />
      </Button>
    </div>
  ),
})

export const Wide = meta.story({ args: { children: 'Back to fixtures', wide: true } })
