import { Badge, Card, CheckIcon, ClockIcon, Spinner, StatusTag, TeamBadge, TONES } from '../../src/index.ts'
import { TEAMS } from '../samples.ts'
import type { Chapter } from '../story.ts'

/** Badges, tags and points. */
export const badgeChapters: readonly Chapter[] = [
  {
    component: 'Spinner',
    part: 'Controls',
    stories: [
      {
        name: 'sizes',
        render: () => (
          <div className="row">
            <Spinner size="s" label="Loading" />
            <Spinner />
            <Spinner size="l" />
          </div>
        ),
      },
    ],
  },
  {
    component: 'Badge',
    part: 'Controls',
    stories: [
      {
        name: 'tones',
        render: () => (
          <div className="row">
            {TONES.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </div>
        ),
      },
    ],
  },
  {
    component: 'StatusTag',
    part: 'Controls',
    stories: [
      {
        name: 'tones',
        render: () => (
          <div className="row">
            {TONES.map((tone) => (
              <StatusTag key={tone} tone={tone} icon={<ClockIcon />}>
                {tone}
              </StatusTag>
            ))}
            <StatusTag icon={<CheckIcon />} filled>
              filled
            </StatusTag>
          </div>
        ),
      },
    ],
  },
  {
    component: 'TeamBadge',
    part: 'Controls',
    stories: [
      {
        name: 'colours',
        render: () => (
          <div className="row">
            {TEAMS.map((team) => (
              <TeamBadge key={team.name} {...team} />
            ))}
            <TeamBadge name="Unknown" />
          </div>
        ),
      },
      {
        name: 'on a card',
        render: () => (
          <Card>
            <div className="row">
              {TEAMS.map((team) => (
                <TeamBadge key={team.name} {...team} />
              ))}
            </div>
          </Card>
        ),
      },
      {
        name: 'sizes',
        render: () => (
          <div className="row">
            <TeamBadge {...TEAMS[2]} size="s" />
            <TeamBadge {...TEAMS[2]} />
            <TeamBadge {...TEAMS[2]} size="l" />
          </div>
        ),
      },
    ],
  },
]
