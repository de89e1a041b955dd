import { createHash } from 'node:crypto'

const NUL = '\u0000'
/** Does not compress, so that it exceeds the size of an index entry. */
export const NOISE = Array.from({ length: 100 }, (_, n) =>
  createHash('sha256').update(`${n}`).digest('hex'),
).join('')

/** Texts that are no valid ids, numbers or dates, or that the database cannot store. */
export const ODD_TEXTS = [
  ...'0 -1 1e309 99999999999999999999 null undefined true {"a":1} % %00 %ff ../../etc/passwd {profile_id} ｅ́🏉'.split(
    ' ',
  ),
  ...'2024-04-27 275760-09-13T00:00:00Z -271821-04-20T00:00:00Z a:b:c : __proto__ constructor'.split(' '),
  ...['', ' ', '\ud800', NUL, 'x'.repeat(3000), '[object Object]', "'; drop table programs; --"],
  String.raw`{"a":{"b":"\u0000"}}`,
  '00000000-0000-4000-8000-000000000000',
  '00000000-0000-4000-8000-00000000000G',
]
/** The same among values of every other type. */
export const ODD_VALUES = [
  ...ODD_TEXTS,
  ...[NOISE, null, true, 0, -1, 0.1, 1e308, -(2 ** 31) - 1, 2 ** 31, 2 ** 53, [], {}, [[]], [null]],
  [{ key: 'a', value: 1 }],
  [{ option_id: 'a', number: 2 ** 53 }],
  { homeScore: 1e9 },
]
/** Fields that some body has. */
export const FIELDS = (
  'nickname custom_data attributes option_id vote_count magnitude votes text claim_token profile_id program_id ' +
  'reward_action_key code result void followUps kickOff id label competition scoring teams fixtures now advanceMs speed ' +
  '__proto__ title status'
).split(' ')
/** Parameters that some list takes. */
export const PARAMETERS = (
  'page page_size start limit status ordering kind widget_attribute interactive since until title active client_id program_id ' +
  'profile_id text_prediction_id widget_kind tournament round nickname attributes since_playback_time_ms uuid meta ' +
  'heartbeat max count end timetoken'
).split(' ')

/** Bodies that are no JSON object. */
export const NO_OBJECTS = ['', '{', '[1,', '"', 'NaN', '{"a":1}}', NUL, '[]', 'null', '7', '"text"']
