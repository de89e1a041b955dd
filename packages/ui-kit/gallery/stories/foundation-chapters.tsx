import {
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
} from '../../src/index.ts'
import type { Chapter } from '../story.ts'

const COLOURS = [
  'surface',
  'surface-raised',
  'surface-strong',
  'line',
  'line-strong',
  'ink',
  'ink-muted',
  'accent',
  'accent-ink',
  'accent-wash',
  'positive',
  'caution',
  'negative',
  'focus',
  'gold',
  'silver',
  'bronze',
] as const

const SIZES = ['hero', 'score', '4xl', '3xl', '2xl', 'xl', 'l', 'm', 's'] as const

const ICONS = {
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

/** Colour roles, the type scale, the icons. */
export const foundationChapters: readonly Chapter[] = [
  {
    component: 'Colour roles',
    part: 'Foundations',
    stories: [
      {
        name: 'of this scheme and theme',
        render: () => (
          <ul className="swatches">
            {COLOURS.map((role) => (
              <li key={role}>
                <i style={{ background: `var(--tl-${role})` }} />
                {role}
              </li>
            ))}
          </ul>
        ),
      },
    ],
  },
  {
    component: 'Type scale',
    part: 'Foundations',
    stories: [
      {
        name: 'display',
        render: () => (
          <ul className="scale">
            {SIZES.map((size) => (
              <li key={size} style={{ fontSize: `var(--tl-text-${size})` }}>
                {['hero', 'score'].includes(size) ? '27' : 'Northern Tide v Ngā Toka 27–19'}{' '}
                <small>{size}</small>
              </li>
            ))}
          </ul>
        ),
      },
    ],
  },
  {
    component: 'Icons',
    part: 'Foundations',
    stories: [
      {
        name: 'all',
        render: () => (
          <ul className="swatches">
            {Object.entries(ICONS).map(([name, Icon]) => (
              <li key={name}>
                <Icon /> {name}
              </li>
            ))}
          </ul>
        ),
      },
    ],
  },
]
