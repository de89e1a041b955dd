import { mainTrip } from './main-trip.mjs'

console.log(await mainTrip())
