import {
  Card,
  DataTable,
  type DataTableColumn,
  FormattedNumber,
  PlusPattern,
  type RowTone,
  Skeleton,
  Spinner,
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
/** The own row is far from the first and the last row. */
const MANY: readonly Standing[] = Array.from({ length: 60 }, (_, index) => ({
  rank: index + 1,
  name: index === 29 ? OWN.name : `Player ${index + 1}`,
  points: 3000 - 10 * index,
}))
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

/** Layout: cards, tables, placeholders, progress line and pattern. */
export const layoutChapters: readonly Chapter[] = [
  {
    component: 'Card',
    part: 'Controls',
    stories: [
      { name: 'raised', render: () => <Card>A raised surface.</Card> },
      { name: 'edge', render: () => <Card edge>Awaits an action.</Card> },
      { name: 'wash', render: () => <Card tone="wash">The user's own content.</Card> },
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
        name: 'own row among many',
        bleed: true,
        render: () => (
          <DataTable
            caption="Season leaderboard, whole"
            columns={COLUMNS}
            rows={MANY}
            rowKey={({ name }) => name}
            rowTone={({ name }) => (name === OWN.name ? 'own' : undefined)}
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
