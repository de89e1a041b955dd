import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckIcon, ClockIcon, StatusTag, TONES } from '@touchline/ui-kit'

const meta = {
  title: 'Controls/StatusTag',
  component: StatusTag,
  args: { children: 'Open', icon: <ClockIcon /> },
} satisfies Meta<typeof StatusTag>
export default meta

type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: (args) => (
    <div className="row">
      {TONES.map((tone) => (
        <StatusTag {...args} key={tone} tone={tone}>
          {tone}
        </StatusTag>
      ))}
      <StatusTag icon={<CheckIcon />} filled>
        filled
      </StatusTag>
    </div>
  ),
}
