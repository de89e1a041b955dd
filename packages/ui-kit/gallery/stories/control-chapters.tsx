import {
  ArrowIcon,
  Badge,
  Button,
  Card,
  Carousel,
  CheckIcon,
  ChoiceList,
  CircularSlider,
  ClockIcon,
  Counter,
  Dropdown,
  InfoIcon,
  PencilIcon,
  PersonIcon,
  Slider,
  Spinner,
  StatusTag,
  StepButton,
  Swiper,
  Tabs,
  TeamBadge,
  TextField,
  TONES,
} from '../../src/index.ts'
import { TEAMS } from '../samples.ts'
import type { Chapter } from '../story.ts'

const ROUNDS = Array.from({ length: 15 }, (_, index) => ({
  value: `${index + 1}`,
  label: `Round ${index + 1}`,
}))
const BOARDS = [
  { value: 'season', label: 'Season Leaderboard' },
  { value: 'round', label: 'Round Leaderboard' },
]
const CHOICES = TEAMS.slice(0, 3).map((team) => ({
  value: team.monogram,
  text: team.name,
  picture: <TeamBadge {...team} decorative />,
}))

/** The value controls and the buttons. */
export const controlChapters: readonly Chapter[] = [
  {
    component: 'Button',
    part: 'Controls',
    stories: [
      {
        name: 'variants',
        render: () => (
          <div className="row">
            <Button variant="primary">Submit</Button>
            <Button>Back to fixtures</Button>
            <Button variant="quiet">Not now</Button>
          </div>
        ),
      },
      {
        name: 'large, with an icon',
        render: () => (
          <div className="row">
            <Button variant="primary" size="l" icon={<ArrowIcon />}>
              Predict now
            </Button>
            <Button size="l">Rules</Button>
          </div>
        ),
      },
      {
        name: 'busy: same size as at rest',
        render: () => (
          <div className="row">
            <Button variant="primary" size="l" busyLabel="Submitting">
              Submit
            </Button>
            <Button variant="primary" size="l" busyLabel="Submitting" busy>
              Submit
            </Button>
          </div>
        ),
      },
      {
        name: 'disabled',
        render: () => (
          <div className="row">
            <Button variant="primary" disabled>
              Confirm
            </Button>
            <Button disabled>Confirm</Button>
          </div>
        ),
      },
      {
        name: 'round',
        render: () => (
          <div className="row">
            <Button shape="round" label="Rules">
              <InfoIcon />
            </Button>
            <Button shape="round" label="Profile">
              <PersonIcon />
            </Button>
            <Button shape="round" size="l" label="Edit" variant="primary">
              <PencilIcon />
            </Button>
          </div>
        ),
      },
      { name: 'wide', render: () => <Button wide>Back to fixtures</Button> },
    ],
  },
  {
    component: 'Counter',
    part: 'Controls',
    stories: [
      { name: 'at rest', render: () => <Counter label="Tries" max={20} defaultValue={4} /> },
      { name: 'untouched', render: () => <Counter label="Tries" max={20} untouched /> },
      { name: 'at the bottom', render: () => <Counter label="Tries" max={20} defaultValue={0} /> },
      { name: 'at the top', render: () => <Counter label="Score" max={99} defaultValue={99} /> },
      {
        name: 'score',
        render: () => <Counter label="Northern Tide" size="score" max={99} defaultValue={27} />,
      },
      { name: 'disabled', render: () => <Counter label="Tries" max={20} defaultValue={4} disabled /> },
    ],
  },
  {
    component: 'StepButton',
    part: 'Controls',
    stories: [
      {
        name: 'both ways, and at a bound',
        render: () => (
          <div className="row">
            <StepButton label="One less" direction="down" atBound={false} onStep={() => true} />
            <StepButton label="One more" direction="up" atBound={false} onStep={() => true} />
            <StepButton label="One more, at the top" direction="up" atBound onStep={() => false} />
          </div>
        ),
      },
    ],
  },
  {
    component: 'Slider',
    part: 'Controls',
    stories: [
      {
        name: 'at rest',
        render: () => <Slider label="Conversions" max={30} defaultValue={6} marks={[0, 15, 30]} />,
      },
      {
        name: 'untouched',
        render: () => <Slider label="Conversions" max={30} untouched marks={[0, 15, 30]} />,
      },
      {
        name: 'at the top',
        render: () => (
          <Slider
            label="Conversions"
            max={30}
            defaultValue={30}
            formatValue={(value) => (value === 30 ? '30+' : `${value}`)}
            valueText={(value) => (value === 30 ? '30 or more' : `${value}`)}
          />
        ),
      },
      { name: 'disabled', render: () => <Slider label="Conversions" max={30} defaultValue={12} disabled /> },
    ],
  },
  {
    component: 'CircularSlider',
    part: 'Controls',
    stories: [
      {
        name: 'at rest',
        render: () => (
          <CircularSlider label="First points" max={80} defaultValue={7} unit="minute" strongTicks={[40]} />
        ),
      },
      {
        name: 'untouched',
        render: () => (
          <CircularSlider
            label="First points"
            max={80}
            defaultValue={20}
            untouched
            unit="minute"
            strongTicks={[40]}
          />
        ),
      },
      {
        name: 'nearly round',
        render: () => (
          <CircularSlider label="Last points" max={80} defaultValue={78} unit="minute" strongTicks={[40]} />
        ),
      },
      {
        name: 'disabled',
        render: () => (
          <CircularSlider label="First points" max={80} defaultValue={52} disabled unit="minute" />
        ),
      },
    ],
  },
  {
    component: 'ChoiceList',
    part: 'Controls',
    stories: [
      { name: 'untouched', render: () => <ChoiceList label="First try" choices={CHOICES} /> },
      { name: 'chosen', render: () => <ChoiceList label="First try" choices={CHOICES} defaultValue="TID" /> },
      {
        name: 'disabled',
        render: () => <ChoiceList label="First try" choices={CHOICES} defaultValue="HAW" disabled />,
      },
    ],
  },
  {
    component: 'Swiper',
    part: 'Controls',
    stories: [
      { name: 'label', render: () => <Swiper label="Round">Round 10</Swiper> },
      {
        name: 'with a carousel',
        render: () => (
          <Swiper label="Round">
            <Carousel label="Rounds" items={ROUNDS} defaultValue="10" />
          </Swiper>
        ),
      },
      {
        name: 'at the start',
        render: () => (
          <Swiper label="Round" previousDisabled>
            Round 1
          </Swiper>
        ),
      },
    ],
  },
  {
    component: 'Carousel',
    part: 'Controls',
    stories: [
      { name: 'middle', render: () => <Carousel label="Rounds" items={ROUNDS} defaultValue="8" /> },
      { name: 'first', render: () => <Carousel label="Rounds, first" items={ROUNDS} defaultValue="1" /> },
    ],
  },
  {
    component: 'Tabs',
    part: 'Controls',
    stories: [
      {
        name: 'with a panel',
        render: () => (
          <Tabs
            label="Views"
            items={[
              { value: 'fixtures', label: 'Fixtures' },
              { value: 'leaderboards', label: 'Leaderboards' },
            ]}
          >
            <p className="note">What the selected tab shows.</p>
          </Tabs>
        ),
      },
    ],
  },
  {
    component: 'Dropdown',
    part: 'Controls',
    stories: [
      { name: 'at rest', render: () => <Dropdown label="Board" options={BOARDS} /> },
      {
        name: 'label hidden',
        render: () => <Dropdown label="Board, label hidden" labelHidden options={BOARDS} />,
      },
      { name: 'disabled', render: () => <Dropdown label="Board" options={BOARDS} disabled /> },
    ],
  },
  {
    component: 'TextField',
    part: 'Controls',
    stories: [
      { name: 'empty', render: () => <TextField label="Nickname" maxLength={30} placeholder="Side Kick" /> },
      {
        name: 'filled',
        render: () => (
          <TextField
            label="Nickname"
            maxLength={30}
            defaultValue="Ruck and Roll"
            hint="Shown on the leaderboards."
          />
        ),
      },
      {
        name: 'wrong',
        render: () => (
          <TextField
            label="Nickname"
            maxLength={30}
            defaultValue="Taken"
            error="Please choose another nickname."
          />
        ),
      },
      {
        name: 'disabled',
        render: () => <TextField label="Nickname" maxLength={30} defaultValue="Ruck and Roll" disabled />,
      },
    ],
  },
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
