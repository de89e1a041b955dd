/** In the place of a player's token in the address: the practice match, which needs no account. */
export const PRACTICE_TOKEN = 'practice'
