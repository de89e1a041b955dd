/** The texts in the fields of the fault form. */
export interface FaultDraft {
  readonly path: string
  readonly method: string
  readonly effect: string
  readonly when: string
  readonly times: string
  readonly percent: string
}

export const START_DRAFT: FaultDraft = {
  path: '/api/v1/*',
  method: '',
  effect: 'status-503',
  when: 'before',
  times: '1',
  percent: '100',
}

/** Frequently used paths with their labels. */
export const PATHS = [
  { value: '/api/v1/*', label: 'The whole platform' },
  { value: '/api/v1/applications/*', label: 'Start and profile' },
  { value: '/api/v1/programs/*', label: 'Fixtures and questions' },
  { value: '/api/v1/widget*', label: 'Sending answers' },
  { value: '*/entries*', label: 'Leaderboard entries' },
  { value: '/rewards', label: 'Rewards' },
] as const

/** The kinds of faults, each with its fields of the order. */
export const EFFECTS = [
  { value: 'status-503', label: 'Answer 503, unavailable', order: { status: 503 } },
  { value: 'status-500', label: 'Answer 500, broken', order: { status: 500 } },
  { value: 'status-429', label: 'Answer 429, retry after 5 s', order: { status: 429, retryAfter: 5 } },
  { value: 'status-401', label: 'Answer 401, signed out', order: { status: 401 } },
  { value: 'status-404', label: 'Answer 404, not found', order: { status: 404 } },
  { value: 'drop', label: 'Cut the connection', order: { drop: true } },
  { value: 'hang', label: 'Never answer', order: { hang: true } },
  { value: 'malformed', label: 'Answer broken JSON', order: { malformed: true } },
  { value: 'delay-2', label: 'Answer 2 s late', order: { delayMs: 2000 } },
  { value: 'delay-15', label: 'Answer 15 s late', order: { delayMs: 15_000 } },
  { value: 'capacity-50', label: 'Answer 429 above 50 per second', order: { perSecond: 50 } },
  { value: 'slowdown-100', label: 'Get slower by 0.1 s each second', order: { slowdownMs: 100 } },
] as const

/** Returns the order for the sandbox; an empty number of times means all requests. */
export function orderOf({ path, method, effect, when, times, percent }: FaultDraft): object {
  return {
    path,
    ...(method !== '' && { method }),
    ...EFFECTS.find((one) => one.value === effect)?.order,
    when,
    ...(times !== '' && { times: Number(times) }),
    share: Number(percent) / 100,
  }
}
