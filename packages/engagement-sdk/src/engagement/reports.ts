import type { Emitter } from './emitter.ts'
import type { AnalyticsProvider, Logger } from './engagement-options.ts'
import type { Warning } from './warning.ts'

/** The reports of an engagement, in addition to the answers of its calls. */
export interface Reports {
  /** Writes a warning to the logger and emits it. */
  warn(warning: Warning): void
  /** Passes a usage event to the analytics provider. One that throws is logged. */
  track(label: string, data: Readonly<Record<string, unknown>>): void
}

/** Returns the reports to these receivers. */
export function createReports(
  emit: Emitter['emit'],
  logger: Logger,
  analytics: AnalyticsProvider | undefined,
): Reports {
  return {
    warn(warning) {
      logger.warn(warning.message, warning.rejected ?? warning.cause)
      emit('warning', warning)
    },
    track(label, data) {
      try {
        analytics?.track(label, data)
      } catch (error) {
        logger.error('The analytics provider threw', error)
      }
    },
  }
}
