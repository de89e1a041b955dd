/** What `programs/main-trip.mjs` finds. */
export const MAIN_TRIP = 'Prop Star: 1 program, 4 widgets, 1 answer, hello\n'
