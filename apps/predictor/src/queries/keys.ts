/** Every key of the cache. What is read of one fixture lies under that fixture. */
export const keys = {
  player: () => ['player'] as const,
  platformTime: () => ['platform-time'] as const,
  realtime: () => ['realtime'] as const,
  /** Only while the request is in flight: the cache keeps no token. */
  tokenOwner: (accessToken: string) => ['token-owner', accessToken] as const,
  fixtureLists: () => ['fixtures'] as const,
  fixtureList: (title: string) => ['fixtures', title] as const,
  programs: () => ['program'] as const,
  program: (fixtureId: string) => ['program', fixtureId] as const,
  questions: (fixtureId: string) => ['fixture', fixtureId, 'questions'] as const,
  answers: (fixtureId: string) => ['fixture', fixtureId, 'answers'] as const,
  /** Invalidated with the other read of the questions. */
  timeline: (fixtureId: string, closesAt: number) =>
    ['fixture', fixtureId, 'questions', 'timeline', closesAt] as const,
  roundResults: (fixtureIds: readonly string[] = []) => ['round-results', ...fixtureIds] as const,
  submits: () => ['submit'] as const,
  submit: (fixtureId: string) => ['submit', fixtureId] as const,
  boards: () => ['board'] as const,
  board: (boardId: string, start = 0) => ['board', boardId, start] as const,
  ownStanding: (boardId: string) => ['board', boardId, 'own'] as const,
}
