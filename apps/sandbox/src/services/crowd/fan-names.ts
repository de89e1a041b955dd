import { stableId } from '../../core/ids.ts'

const FIRST = (
  'Ankle, Blindside, Brave, Breakdown, Captain, Choice, Counter, Crouching, Dancing, Driving, Dummy, ' +
  'Flying, Golden, Grubber, Halfway, Happy, Howling, Itchy, Jumping, Kicking, Last, Loose, Lucky, ' +
  'Mighty, Muddy, Offload, Openside, Quick, Rolling, Sideline, Sunday, Up-and-under'
).split(', ')

const SECOND = (
  'Boots, Box Kick, Conversion, Crossbar, Feeder, Flanker, Forward, Fullback, Goalpost, Halfback, ' +
  'Hooker, Jersey, Lineout, Lock, Maul, Mouthguard, Number Eight, Oval, Prop, Ruck, Scrum, Sidestep, ' +
  'Sinbin, Tackle, Tighthead, Touchline, Try, Twenty-two, Up Front, Whistle, Wing, Wraparound'
).split(', ')

/** Returns a nickname of rugby terms; each number has another one. */
export function fanNickname(number: number): string {
  const first = FIRST[number % FIRST.length] ?? 'Lucky'
  const second = SECOND[(Math.floor(number / FIRST.length) + number) % SECOND.length] ?? 'Lock'
  const lap = Math.floor(number / (FIRST.length * SECOND.length))
  return lap === 0 ? `${first} ${second}` : `${first} ${second} ${lap + 1}`
}

/** Returns a nickname for a new profile that was given none. */
export function randomNickname(): string {
  return fanNickname(Math.floor(Math.random() * 100_000))
}

export function fanKey(number: number): string {
  return `fan-${number}`
}

export function fanProfileId(number: number): string {
  return stableId('profile', fanKey(number))
}

/** The fan in the documentation and in the controls' welcome. */
export const DEMO_FAN = {
  key: 'demo',
  nickname: 'Demo Fan',
  token: 'demo-fan-token',
  profileId: stableId('profile', 'demo'),
}

/** A fan before the first visit: no nickname chosen, nothing predicted. */
export const NEW_FAN = {
  key: 'new',
  nickname: 'New Fan',
  token: 'new-fan-token',
  profileId: stableId('profile', 'new'),
}
