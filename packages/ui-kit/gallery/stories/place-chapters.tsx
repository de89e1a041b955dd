import { useState } from 'react'
import {
  Button,
  Card,
  Countdown,
  DataTable,
  type DataTableColumn,
  FormattedNumber,
  FramedDialog,
  LockIcon,
  MessageScreen,
  Notice,
  NumberLine,
  PlusPattern,
  type RowTone,
  Skeleton,
  Spinner,
  TONES,
  Toast,
  Touchline,
  TouchlineStop,
} from '../../src/index.ts'
import type { Chapter } from '../story.ts'

type Standing = { readonly rank: number; readonly name: string; readonly points: number }
const STANDINGS: readonly Standing[] = [
  { rank: 1, name: 'Ruck and Roll', points: 3118 },
  { rank: 2, name: 'Maul Rat', points: 3090 },
  { rank: 3, name: 'Tighthead Tana', points: 3071 },
  { rank: 4, name: 'Blindside', points: 3052 },
  { rank: 5, name: 'A name that is as long as thirty', points: 3049 },
]
const OWN: Standing = { rank: 1204, name: 'Side Kick', points: 2316 }
const COLUMNS: readonly DataTableColumn<Standing>[] = [
  { id: 'rank', header: 'Rank', kind: 'number', cell: ({ rank }) => rank },
  { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    id: 'points',
    header: 'Points',
    kind: 'number',
    cell: ({ points }) => <FormattedNumber value={points} />,
  },
]
const MEDALS: readonly (RowTone | undefined)[] = ['gold', 'silver', 'bronze']
const BANDS = [
  { from: 3, to: 3, points: 1 },
  { from: 4, to: 4, points: 3 },
  { from: 5, to: 5, points: 5 },
  { from: 6, to: 6, points: 10 },
  { from: 7, to: 7, points: 5 },
  { from: 8, to: 8, points: 3 },
  { from: 9, to: 9, points: 1 },
]

function remaining(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}m ${seconds % 60}s`
}

function DialogStory() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Terms and conditions</Button>
      <FramedDialog open={open} onClose={() => setOpen(false)} title="Terms and conditions">
        <p>Open to people aged 18 or over.</p>
      </FramedDialog>
    </>
  )
}

function ToastStory() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show</Button>
      <Toast open={open} onClose={() => setOpen(false)} tone="positive">
        Saved
      </Toast>
    </>
  )
}

/** What places are made of. */
export const placeChapters: readonly Chapter[] = [
  {
    component: 'Card',
    part: 'Controls',
    stories: [
      { name: 'raised', render: () => <Card>A raised surface.</Card> },
      { name: 'edge', render: () => <Card edge>Open for the fan.</Card> },
      { name: 'wash', render: () => <Card tone="wash">The fan's own.</Card> },
      { name: 'plain', render: () => <Card tone="plain">No surface.</Card> },
    ],
  },
  {
    component: 'DataTable',
    part: 'Controls',
    stories: [
      {
        name: 'leaderboard',
        bleed: true,
        render: () => (
          <DataTable
            caption="Season leaderboard"
            columns={COLUMNS}
            rows={STANDINGS}
            rowKey={({ name }) => name}
            rowTone={({ rank }) => MEDALS[rank - 1]}
            pinnedRow={OWN}
          />
        ),
      },
      {
        name: 'empty',
        bleed: true,
        render: () => (
          <DataTable
            caption="Round leaderboard"
            columns={COLUMNS}
            rows={[]}
            rowKey={({ name }) => name}
            empty="Leaderboard will be calculated once Round 10 is complete"
          />
        ),
      },
    ],
  },
  {
    component: 'Notice',
    part: 'Controls',
    stories: [
      ...TONES.map((tone) => ({
        name: tone,
        render: () => (
          <Notice tone={tone} live="off" title="4 of 9 saved.">
            Five answers are still to be sent.
          </Notice>
        ),
      })),
      {
        name: 'with an action',
        render: () => (
          <Notice tone="negative" live="off" action={<Button>Retry</Button>} onDismiss={() => undefined}>
            Could not load the leaderboard.
          </Notice>
        ),
      },
    ],
  },
  { component: 'Toast', part: 'Controls', stories: [{ name: 'on demand', render: () => <ToastStory /> }] },
  {
    component: 'FramedDialog',
    part: 'Controls',
    stories: [{ name: 'on demand', render: () => <DialogStory /> }],
  },
  {
    component: 'MessageScreen',
    part: 'Controls',
    stories: [
      {
        name: 'error',
        bleed: true,
        render: () => (
          <MessageScreen
            title="ERROR"
            headingLevel={3}
            description="Something went wrong, please check back later."
            action={{ onSelect: () => undefined }}
          />
        ),
      },
      {
        name: 'with an icon',
        bleed: true,
        render: () => (
          <MessageScreen
            title="LOG IN TO PLAY"
            headingLevel={3}
            icon={<LockIcon />}
            description="You need to be logged in to make predictions."
          />
        ),
      },
    ],
  },
  {
    component: 'Skeleton',
    part: 'Controls',
    stories: [
      {
        name: 'a card to come',
        render: () => (
          <Card>
            <Spinner label="Loading fixtures" size="s" />
            <Skeleton width="40%" />
            <Skeleton />
            <Skeleton shape="round" />
          </Card>
        ),
      },
      { name: 'block', render: () => <Skeleton shape="block" /> },
    ],
  },
  {
    component: 'Countdown',
    part: 'Controls',
    stories: [
      {
        name: 'running',
        render: () => (
          <Countdown endsAt={Date.now() + 5_652_000} formatRemaining={(ms) => `${remaining(ms)} left`} />
        ),
      },
      {
        name: 'ending',
        render: () => (
          <Countdown endsAt={Date.now() + 300_000} formatRemaining={(ms) => `${remaining(ms)} left`} />
        ),
      },
      { name: 'ended', render: () => <Countdown endsAt={0} formatRemaining={() => 'Predictions closed.'} /> },
    ],
  },
  {
    component: 'FormattedNumber',
    part: 'Controls',
    stories: [
      {
        name: 'hero, counted up',
        render: () => (
          <span className="hero">
            <FormattedNumber value={52} countUp />
          </span>
        ),
      },
      { name: 'thousands', render: () => <FormattedNumber value={1204318} /> },
      { name: 'signed', render: () => <FormattedNumber value={18} signed /> },
    ],
  },
  {
    component: 'NumberLine',
    part: 'Controls',
    stories: [
      {
        name: 'near',
        render: () => (
          <NumberLine label="Result 6, you said 7" max={20} result={6} picked={7} bands={BANDS} />
        ),
      },
      {
        name: 'far',
        render: () => (
          <NumberLine label="Result 6, you said 52" max={80} result={6} picked={52} bands={BANDS} />
        ),
      },
      { name: 'pending', render: () => <NumberLine label="You said 12" max={80} picked={12} /> },
    ],
  },
  {
    component: 'Touchline',
    part: 'Controls',
    stories: [
      {
        name: 'half way',
        render: () => (
          <Touchline>
            <TouchlineStop eyebrow="prediction one" title="What will the final score be?" done>
              <Card>27 – 19</Card>
            </TouchlineStop>
            <TouchlineStop eyebrow="prediction two" title="In which minute are the first points scored?">
              <Card>not yet</Card>
            </TouchlineStop>
          </Touchline>
        ),
      },
    ],
  },
  {
    component: 'PlusPattern',
    part: 'Controls',
    stories: [
      {
        name: 'behind a heading',
        bleed: true,
        render: () => (
          <div className="header">
            <PlusPattern />
            <h3>PREDICTOR</h3>
            <p>Men’s 2024</p>
          </div>
        ),
      },
    ],
  },
]
