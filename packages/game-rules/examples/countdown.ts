import { countdown, countdownAnnouncement, waitStep } from '@touchline/game-rules'

const closesAt = Date.parse('2024-04-27T05:35:00Z')
const now = closesAt - 90_061_000
console.log(countdown(now, closesAt).text) //=> '1d 1h 1m 1s until predictions close'
console.log(countdown(closesAt, closesAt).text) //=> 'Predictions closed.'

const before = closesAt - 61_000
console.log(countdownAnnouncement({ before, now: before + 1000, closesAt })) //=> '1 minute until predictions close'
console.log(waitStep(now, now + 60 * 86_400_000).isLast) //=> false
