import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  AlmostIcon,
  ArrowIcon,
  BackIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  DownIcon,
  ExternalIcon,
  ForwardIcon,
  InfoIcon,
  LockIcon,
  MinusIcon,
  PencilIcon,
  PersonIcon,
  PlusIcon,
  WarningIcon,
} from '@touchline/ui-kit'

const ICONS = {
  AlmostIcon,
  ArrowIcon,
  BackIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  DownIcon,
  ExternalIcon,
  ForwardIcon,
  InfoIcon,
  LockIcon,
  MinusIcon,
  PencilIcon,
  PersonIcon,
  PlusIcon,
  WarningIcon,
}

const meta = { title: 'Foundations/Icons' } satisfies Meta
export default meta

export const All: StoryObj = {
  render: () => (
    <ul className="swatches">
      {Object.entries(ICONS).map(([name, Icon]) => (
        <li key={name}>
          <Icon /> {name}
        </li>
      ))}
    </ul>
  ),
}
