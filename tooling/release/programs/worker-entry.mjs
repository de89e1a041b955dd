import { mainTrip } from './main-trip.mjs'

export default { fetch: async () => new Response(await mainTrip().catch((error) => error.stack)) }
