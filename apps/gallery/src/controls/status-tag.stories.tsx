import { CheckIcon, ClockIcon, StatusTag, TONES } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'
import { inARow } from '../story-functions.tsx'

const meta = preview.meta({
  title: 'Controls/StatusTag',
  component: StatusTag,
  args: { children: 'Open', icon: <ClockIcon /> },
})

export const Tones = meta.story({
  render: inARow(StatusTag, [
    ...TONES.map((tone) => ({ tone, children: tone })),
    { icon: <CheckIcon />, filled: true, children: 'filled' },
  ]),
})
