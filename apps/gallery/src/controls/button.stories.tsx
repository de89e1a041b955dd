import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowIcon, Button, InfoIcon, PencilIcon, PersonIcon } from '@touchline/ui-kit'
import { fn } from 'storybook/test'

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Submit', onClick: fn() },
  argTypes: { onClick: { description: 'Called on each click while the button is not busy.' } },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {
  args: { variant: 'primary' },
}

export const Variants: Story = {
  render: (args) => (
    <div className="row">
      <Button {...args} variant="primary" />
      <Button {...args}>Back to fixtures</Button>
      <Button {...args} variant="quiet">
        Not now
      </Button>
    </div>
  ),
}

export const LargeWithAnIcon: Story = {
  args: { size: 'l' },
  render: (args) => (
    <div className="row">
      <Button {...args} variant="primary" icon={<ArrowIcon />}>
        Predict now
      </Button>
      <Button {...args}>Rules</Button>
    </div>
  ),
}

/** As wide as with its other text. */
export const Busy: Story = {
  args: { variant: 'primary', size: 'l', busyLabel: 'Submitting' },
  render: (args) => (
    <div className="row">
      <Button {...args} />
      <Button {...args} busy />
    </div>
  ),
}

export const Disabled: Story = {
  args: { children: 'Confirm', disabled: true },
  render: (args) => (
    <div className="row">
      <Button {...args} variant="primary" />
      <Button {...args} />
    </div>
  ),
}

export const Round: Story = {
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
}

export const Wide: Story = { args: { children: 'Back to fixtures', wide: true } }
