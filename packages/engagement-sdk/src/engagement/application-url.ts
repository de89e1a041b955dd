import type { Engagement } from './engagement.ts'

/** Returns the address of the application resource. */
export function applicationUrl({ endpoint, clientId }: Engagement): string {
  return `${endpoint}applications/${encodeURIComponent(clientId)}/`
}
