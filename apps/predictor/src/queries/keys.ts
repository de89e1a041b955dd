/** Every key of the cache. What is read of one fixture lies under that fixture. */
export const keys = {
  player: () => ['player'] as const,
  platformTime: () => ['platform-time'] as const,
  tokenOwner: () => ['token-owner'] as const,
  fixtureLists: () => ['programs'] as const,
  fixtureList: (title: string) => ['programs', title] as const,
  singleFixtures: () => ['program'] as const,
  singleFixture: (fixtureId: string) => ['program', fixtureId] as const,
  questions: (fixtureId: string) => ['fixture', fixtureId, 'questions'] as const,
  answers: (fixtureId: string) => ['fixture', fixtureId, 'answers'] as const,
  crowd: (fixtureId: string, closesAt: number) => ['fixture', fixtureId, 'crowd', closesAt] as const,
  settledQuestions: (fixtureId: string) => ['fixture', fixtureId, 'settled-questions'] as const,
  roundResults: (fixtureIds: readonly string[]) => ['round-results', ...fixtureIds] as const,
  submits: () => ['submit'] as const,
  submit: (fixtureId: string) => ['submit', fixtureId] as const,
  boards: () => ['board'] as const,
  board: (boardId: string) => ['board', boardId] as const,
  boardAround: (boardId: string, start: number) => ['board', boardId, 'around', start] as const,
  boardOfMates: (boardId: string, memberIds: readonly string[]) =>
    ['board', boardId, 'mates', ...memberIds] as const,
  ownStanding: (boardId: string) => ['board', boardId, 'own'] as const,
}
