import { EngagementError } from '../errors/engagement-error.ts'

/** Returns the reason of work that ends because another player takes over. */
export function superseded(): EngagementError {
  return new EngagementError('Another init or profile took over.', { code: 'superseded' })
}
