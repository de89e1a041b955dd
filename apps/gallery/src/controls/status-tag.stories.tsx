import { CheckIcon, ClockIcon, StatusTag, TONES } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/StatusTag',
  component: StatusTag,
  args: { children: 'Open', icon: <ClockIcon /> },
})

export const Tones = meta.story({
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
})
