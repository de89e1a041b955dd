import { stableId, stableWidgetId } from '../../core/ids.ts'
import type { WidgetKind } from '../../core/widget-kind.ts'
import type { Work } from '../../data/database.ts'
import { insertRows } from '../../data/tables.ts'

/** The title of the program that has a widget of every kind. */
export const SHOWCASE = 'showcase'
/** Its id. */
export const SHOWCASE_PROGRAM_ID = stableId('program', SHOWCASE)

interface ShowcaseWidget {
  readonly kind: WidgetKind
  readonly question?: string
  readonly options?: readonly string[]
  readonly hasImages?: boolean
  /** The right choice of a quiz. */
  readonly amounts?: readonly number[]
  readonly content?: Readonly<Record<string, unknown>>
}

const TEAMS = ['Chiefs', 'Blues']

/** One of each kind that is published on its own; follow-ups are published when a prediction is settled. */
const WIDGETS: readonly ShowcaseWidget[] = [
  { kind: 'text-poll', question: 'Which side has the better lineout?', options: TEAMS },
  { kind: 'image-poll', question: 'Which jersey do you like more?', options: TEAMS, hasImages: true },
  {
    kind: 'text-quiz',
    question: 'How many players start a match?',
    options: ['13', '15', '18'],
    amounts: [0, 1, 0],
  },
  {
    kind: 'image-quiz',
    question: 'Which badge is the Chiefs’?',
    options: TEAMS,
    hasImages: true,
    amounts: [1, 0],
  },
  { kind: 'text-prediction', question: 'Who kicks first?', options: TEAMS },
  { kind: 'image-prediction', question: 'Who scores last?', options: TEAMS, hasImages: true },
  { kind: 'text-number-prediction', question: 'How many tackles will each side make?', options: TEAMS },
  {
    kind: 'image-number-prediction',
    question: 'How many scrums will each side win?',
    options: TEAMS,
    hasImages: true,
  },
  { kind: 'cheer-meter', question: 'Make some noise!', options: TEAMS, hasImages: true },
  {
    kind: 'emoji-slider',
    question: 'How good was that try?',
    options: ['', ''],
    hasImages: true,
    content: { initial_magnitude: '0.500', average_magnitude: '0.500' },
  },
  { kind: 'text-ask', question: 'What would you ask the captain?', content: { title: 'Ask the captain' } },
  {
    kind: 'alert',
    content: {
      title: 'Kick-off soon',
      text: 'Ten minutes to go.',
      image_url: null,
      link_label: null,
      link_url: null,
    },
  },
  {
    kind: 'video-alert',
    content: {
      title: 'Highlights',
      text: 'The first half.',
      video_url: null,
      image_url: null,
      link_label: null,
      link_url: null,
    },
  },
  { kind: 'rich-post', content: { title: 'Match notes', content: '<p>Dry, no wind.</p>' } },
  { kind: 'social-embed', content: { comment: 'From the ground', items: [] } },
]

/** Publishes a program that no tournament lists, with a widget of every kind. */
export async function publishShowcase(work: Work, at: number): Promise<void> {
  await work
    .insertInto('tournaments')
    .values({
      id: SHOWCASE,
      label: 'Every kind of widget',
      competition: 'Showcase',
      scoring: 'standard',
      season_board: '',
      round_based: false,
      position: 999,
    })
    .execute()
  const program = {
    id: SHOWCASE_PROGRAM_ID,
    tournament_id: SHOWCASE,
    fixture_key: SHOWCASE,
    title: SHOWCASE,
    home_team: 'Chiefs',
    away_team: 'Blues',
    home_team_id: 'chiefs',
    away_team_id: 'blues',
    kick_off_at: at,
    is_void: false,
    is_complete: false,
    is_crowd_in: true,
    position: 0,
    created_at: at,
  }
  const widgets = WIDGETS.map((widget, index) => ({
    id: stableWidgetId(`${SHOWCASE}/${widget.kind}`),
    program_id: program.id,
    kind: widget.kind,
    position: index + 1,
    question: widget.question ?? null,
    attributes: [],
    status: 'published' as const,
    created_at: at,
    published_at: at - index * 1000,
    option_texts: [...(widget.options ?? [])],
    option_images: widget.hasImages ? imagesFor(widget.options?.length ?? 0) : null,
    amounts: widget.amounts ? [...widget.amounts] : null,
    content: widget.content ?? {},
  }))
  await insertRows(work, 'programs', [program])
  await insertRows(work, 'widgets', widgets)
}

/** Returns badge paths; `wire/` makes them absolute on the host of the request. */
function imagesFor(count: number): string[] {
  return ['chiefs', 'blues'].slice(0, count).map((team) => `/_sandbox/badges/${team}.svg`)
}
