import type { ByHand } from './by-hand.ts'

/** The package of the reference client whose functions are moved. */
export const REFERENCE_CLIENT = '@livelike/javascript'
/** The package that replaces it. */
export const SDK = '@touchline/engagement-sdk'

/**
 * How the result of a call changes: `same` needs no change, `first-page` was a page and is a list of pages, `by-kind` was what
 * is now one property.
 */
export type ResultChange = 'same' | 'first-page' | 'by-kind'

/** How a function of the reference client is called here. */
export interface Call {
  readonly result: ResultChange
  /** The properties of the argument that mean the same here. */
  readonly keys: readonly string[]
  readonly isArgumentOptional?: boolean
}

const ANSWER = ['widgetId', 'widgetKind', 'interactionItem']

/** The functions that keep their name and take the engagement first. */
export const CALLS: Readonly<Record<string, Call>> = {
  getWidget: { result: 'same', keys: ['widgetId', 'widgetKind'] },
  createWidgetImpression: { result: 'same', keys: ['widgetId', 'widgetKind'] },
  createWidgetInteraction: { result: 'same', keys: ANSWER },
  updateWidgetInteraction: { result: 'same', keys: ANSWER },
  claimPredictionWidgetRewards: { result: 'same', keys: ['widgetId', 'widgetKind'] },
  getWidgetInteractions: {
    result: 'same',
    keys: ['widgetId', 'widgetKind', 'programId', 'interactionUrl'],
  },
  getWidgetsInteractions: {
    result: 'by-kind',
    keys: ['interactionUrl', 'programId', 'widgets', 'widgetKinds'],
  },
  getWidgets: {
    result: 'first-page',
    keys: ['programId', 'status', 'ordering', 'interactive', 'since', 'widgetKinds', 'widgetAttributes'],
  },
  getLeaderboard: { result: 'same', keys: ['leaderboardId'] },
  getLeaderboardEntries: { result: 'first-page', keys: ['leaderboardId', 'pageSize', 'profileIds'] },
  getLeaderboardProfileRank: { result: 'same', keys: ['leaderboardId', 'profileId'] },
  getUserProfile: { result: 'same', keys: ['accessToken', 'profileId'] },
  createUserProfile: {
    result: 'same',
    keys: ['nickname', 'custom_data', 'attributes'],
    isArgumentOptional: true,
  },
  getChatRoom: { result: 'same', keys: ['roomId'] },
}

/** Returns the section of the guide for a name that no table of the codemod has. */
export function sectionOf(name: string): ByHand {
  const lowerCase = name.toLowerCase()
  if (lowerCase.includes('presence')) return 'presence'
  if (lowerCase.endsWith('listener')) return 'listeners'
  if (name === 'getPostedWidgets') return 'lists'
  return name === 'updateUserProfile' ? 'arguments' : 'other-functions'
}

/** The members of the enumeration `WidgetKind`, by their values. */
export const KIND_VALUES: readonly string[] = [
  'alert',
  'cheer-meter',
  'emoji-slider',
  'image-number-prediction',
  'image-number-prediction-follow-up',
  'image-poll',
  'image-prediction',
  'image-prediction-follow-up',
  'image-quiz',
  'rich-post',
  'social-embed',
  'text-ask',
  'text-number-prediction',
  'text-number-prediction-follow-up',
  'text-poll',
  'text-prediction',
  'text-prediction-follow-up',
  'text-quiz',
  'video-alert',
]
