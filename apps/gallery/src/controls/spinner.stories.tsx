import { Spinner } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'
import { inARow } from '../story-functions.tsx'

const meta = preview.meta({
  title: 'Controls/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
})

export const Default = meta.story()

export const Sizes = meta.story({
  args: { label: undefined },
  render: inARow(Spinner, [{ size: 's' }, { size: 'm' }, { size: 'l' }]),
})
