import type { Interaction } from '../wire/interaction.ts'
import type { Leaderboard, LeaderboardEntry } from '../wire/leaderboard.ts'
import type { Choice, Option } from '../wire/option.ts'
import type { Profile } from '../wire/profile.ts'
import type { Program } from '../wire/program.ts'
import type { Widget } from '../wire/widget.ts'

let made = 0

/** A fresh id with this beginning; ids of one process never repeat. */
export function anId(beginning: string): string {
  made += 1
  return `${beginning}-${made}`
}

/** An option; state what the test is about. */
export function anOption(given: Partial<Option> = {}): Option {
  return { id: anId('option'), description: 'An option', reward_item_amount: 0, is_correct: false, ...given }
}

/** A quiz's choice. */
export function aChoice(given: Partial<Choice> = {}): Choice {
  return { id: anId('choice'), description: 'A choice', is_correct: false, ...given }
}

/** A published text prediction with two options, unless said otherwise; addresses are the platform's to give. */
export function aWidget(given: Partial<Widget> = {}): Widget {
  return {
    id: anId('widget'),
    kind: 'text-prediction',
    program_id: 'program',
    status: 'published',
    question: 'Who wins?',
    created_at: '2024-04-01T00:00:00Z',
    published_at: '2024-04-01T00:00:00Z',
    interactive_until: null,
    widget_attributes: [],
    options: [anOption(), anOption()],
    choices: [],
    follow_ups: [],
    ...given,
  }
}

/** A program without widgets and leaderboards. */
export function aProgram(given: Partial<Program> = {}): Program {
  return {
    id: anId('program'),
    title: 'A program',
    custom_data: null,
    attributes: [],
    leaderboards: [],
    ...given,
  }
}

/** A profile. */
export function aProfile(given: Partial<Profile> = {}): Profile {
  return {
    id: anId('profile'),
    nickname: 'Prop Star',
    custom_data: null,
    created_at: '2024-04-01T00:00:00+0000',
    points: 0,
    attributes: [],
    ...given,
  }
}

/** A leaderboard. */
export function aLeaderboard(given: Partial<Leaderboard> = {}): Leaderboard {
  return { id: anId('leaderboard'), name: 'Round 1', ...given }
}

/** A line of a leaderboard. */
export function anEntry(given: Partial<LeaderboardEntry> = {}): LeaderboardEntry {
  return { rank: 1, score: 10, profile_id: anId('profile'), profile_nickname: 'Lock Nut', ...given }
}

/** An interaction; addresses are the platform's to give. */
export function anInteraction(given: Partial<Interaction> = {}): Interaction {
  return {
    id: anId('interaction'),
    widget_id: 'widget',
    widget_kind: 'text-prediction',
    url: 'https://platform.test/api/v1/widget-interactions/text-prediction/widget/votes/interaction/',
    ...given,
  }
}
