/** The routes of additions to the specified game: their code is loaded when one of them is opened. */
export const MORE_ROUTES = {
  passport: '/home/passport',
} as const
