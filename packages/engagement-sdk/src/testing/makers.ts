import type { Leaderboard, LeaderboardEntry } from '../wire/leaderboard.ts'
import type { Profile } from '../wire/profile.ts'
import type { Program } from '../wire/program.ts'
import type { Choice, Option, Widget } from '../wire/widget.ts'

let made = 0

/** Returns a new id with this beginning; the ids of one process are unique. */
export function anId(beginning: string): string {
  made += 1
  return `${beginning}-${made}`
}

/** Returns an option with these fields. @example anOption({ description: 'Draw' }).is_correct //=> false */
export function anOption(given: Partial<Option> = {}): Option {
  return { id: anId('option'), description: 'An option', reward_item_amount: 0, is_correct: false, ...given }
}

/** Returns the choice of a quiz with these fields. @example aChoice({ description: 'Try' }).is_correct //=> false */
export function aChoice(given: Partial<Choice> = {}): Choice {
  return { id: anId('choice'), description: 'A choice', is_correct: false, ...given }
}

/**
 * Returns a published text prediction with two options, changed by these fields. `addProgram` adds its addresses.
 *
 * @example aWidget({ question: 'Who scores first?' }).options.length //=> 2
 */
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

/** Returns a program without leaderboards, changed by these fields. @example aProgram({ title: 'Round 10' }).leaderboards //=> [] */
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

/** Returns a profile with these fields. @example aProfile().nickname //=> 'Prop Star' */
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

/** Returns a leaderboard with these fields. @example aLeaderboard().name //=> 'Round 1' */
export function aLeaderboard(given: Partial<Leaderboard> = {}): Leaderboard {
  return { id: anId('leaderboard'), name: 'Round 1', ...given }
}

/** Returns an entry of a leaderboard with these fields. @example anEntry({ score: 30 }).rank //=> 1 */
export function anEntry(given: Partial<LeaderboardEntry> = {}): LeaderboardEntry {
  return { rank: 1, score: 10, profile_id: anId('profile'), profile_nickname: 'Lock Nut', ...given }
}
