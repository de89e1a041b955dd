import { Carousel, ChoiceList, Dropdown, Swiper, Tabs, TeamBadge, TextField } from '../../src/index.ts'
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

/** Controls for choices, navigation and text. */
export const choiceChapters: readonly Chapter[] = [
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
]
