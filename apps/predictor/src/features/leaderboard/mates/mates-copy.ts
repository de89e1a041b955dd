import { pluralOf } from '../../../config/text-format.ts'

const matesOf = (count: number) => `${count} ${pluralOf(count, { one: 'mate', other: 'mates' })}`

/** Texts about the boards of mates. */
export const matesCopy = {
  choose: 'Who is shown',
  everyone: 'Everyone',
  /** In sight on the button; its name is one of the next two. */
  mates: 'Mates',
  start: "Start a mates' board",
  another: "New mates' board",
  newTitle: "A mates' board",
  newText:
    'Name it and share its link. The board is stored on this device and in the link only. Everyone with the link can join, and can see who is on it.',
  name: 'Name of the board',
  create: 'Create',
  cancel: 'Not now',
  members: (count: number) => `On this board: ${count}`,
  /** In sight on the button; its name is the next. */
  removeShort: 'Remove',
  remove: (name: string) => `Remove ${name}`,
  you: 'You',
  leave: 'Leave this board',
  leaveNote: 'If you leave, your mates can still see you until they remove you.',
  join: 'Join',
  joinTitle: (name: string) => `Join ${name}?`,
  joinText: (count: number) =>
    `${matesOf(count)} on this board. When you join, your public player id becomes part of the link that you pass on: everyone who has that link sees your nickname and your points.`,
  addTitle: (name: string) => `More mates for ${name}`,
  addText: (count: number) =>
    `This link names ${matesOf(count)} who ${pluralOf(count, { one: 'is', other: 'are' })} not on your board yet.`,
  add: 'Add them',
  passOn: 'Pass the link on: your mates see you as soon as they open it.',
  alone: 'Only you are on it so far. Share the link with your mates.',
  full: (most: number) => `This board is full: it can have ${most} players.`,
  noneRanked: 'No player on this board has points here yet.',
  share: 'Share the link',
  unranked: (count: number) => `${matesOf(count)} without points on this leaderboard yet.`,
  overall: (rank: string) => `${rank} overall`,
  invite: (name: string, link: string) => `Join my board ${name} in the rugby predictor: ${link}`,
  unreadable:
    "This link to a mates' board is incomplete. Ask for it again and open it whole, or reload the page if a newer version of the game made it.",
} as const
