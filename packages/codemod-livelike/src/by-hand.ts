/** The sentences of the section 'By hand' of docs/guides/migration.md, by their heading there. */
export const BY_HAND = {
  imports:
    'Import the functions by their names from `@livelike/javascript` with an `import` statement, without comments between the names, then run the codemod again.',
  references:
    'Call the function where it is passed on, as in `(options) => getWidget(options)`, then run the codemod again.',
  kinds: "Write a kind as its text, such as `'text-poll'`; `WIDGET_KINDS` of the SDK lists them all.",
  init: 'Write `export const engagement = createEngagement({ clientId, endpoint })` once, outside of any function, and call `engagement.init({ accessToken, nickname })` where `init` was; the other options are in the README of the SDK.',
  'one-engagement':
    'Pass the file or folder that exports `engagement` to the codemod too; exactly one file may call `init` or export `engagement`.',
  names: 'Rename your own variable: the codemod needs this name for what it imports or creates.',
  arguments:
    'Pass one object with the properties that the type of the function lists; `cache` has none, because nothing is cached.',
  lists:
    'Iterate with `for await (const page of getWidgets(engagement, options))`, or read some pages with `await takePages(…, 3)`; `next()`, `done` and `count` do not exist.',
  interactions:
    'Await `getWidgetsInteractions(engagement, options)` and read `byKind`, which is what the reference client returned.',
  listeners:
    "Read the channel with `for await (const message of messages(engagement, channel))` or `onMessage(engagement, channel, listener)` from `@touchline/engagement-sdk/realtime`; the channel is `subscribe_channel` of the program, and `engagement.on('ready', listener)` is the event `INITIALISED`.",
  presence:
    'Use `joinPresence`, `hereNow`, `whereNow`, `getPresenceAttributes` and `setPresenceAttributes` from `@touchline/engagement-sdk/realtime`.',
  'other-functions':
    'Use `request(engagement, { path })`, whose result has the `body`; `engagement.profile` is the profile. Chat, quests, badges, reward items and wallets are not part of this client.',
  syntax: 'Correct the file until its syntax is valid JavaScript or TypeScript, then run the codemod again.',
} as const

/** A heading of that section. */
export type ByHand = keyof typeof BY_HAND

/** The guide in the package of the SDK, as a path of a project that has installed it. */
export const GUIDE = 'node_modules/@touchline/engagement-sdk/dist/guides/migration.md'
