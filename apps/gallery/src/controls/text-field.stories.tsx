import { TextField } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/TextField',
  component: TextField,
  args: { label: 'Nickname', maxLength: 30 },
})

export const Empty = meta.story({ args: { placeholder: 'Side Kick' } })

export const Filled = meta.story({
  args: { defaultValue: 'Ruck and Roll', hint: 'Shown on the leaderboards.' },
})

export const WithAnError = meta.story({
  args: { defaultValue: 'Taken', error: 'Please choose another nickname.' },
})

export const LabelHidden = meta.story({ args: { label: 'Nickname, label hidden', labelHidden: true } })

export const Disabled = meta.story({ args: { defaultValue: 'Ruck and Roll', disabled: true } })
