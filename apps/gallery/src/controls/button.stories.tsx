import { ArrowIcon, Button, InfoIcon, PencilIcon, PersonIcon } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'
import { inARow } from '../story-functions.tsx'

const meta = preview.meta({
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Submit' },
  argTypes: { onClick: { description: 'Called on each click while the button is not busy.' } },
})

export const Primary = meta.story({
  args: { variant: 'primary' },
})

export const Variants = meta.story({
  render: inARow(Button, [
    { variant: 'primary' },
    { children: 'Back to fixtures' },
    { variant: 'quiet', children: 'Not now' },
  ]),
})

export const LargeWithAnIcon = meta.story({
  args: { size: 'l' },
  render: inARow(Button, [
    { variant: 'primary', icon: <ArrowIcon />, children: 'Predict now' },
    { children: 'Rules' },
  ]),
})

/** As wide as with its other text. */
export const Busy = meta.story({
  args: { variant: 'primary', size: 'l', busyLabel: 'Submitting' },
  render: inARow(Button, [{}, { busy: true }]),
})

export const Disabled = meta.story({
  args: { children: 'Confirm', disabled: true },
  render: inARow(Button, [{ variant: 'primary' }, {}]),
})

export const Round = meta.story({
  args: { shape: 'round' },
  render: inARow(Button, [
    { label: 'Rules', children: <InfoIcon /> },
    { label: 'Profile', children: <PersonIcon /> },
    { label: 'Edit', children: <PencilIcon />, size: 'l', variant: 'primary' },
  ]),
})

export const Wide = meta.story({ args: { children: 'Back to fixtures', wide: true } })
