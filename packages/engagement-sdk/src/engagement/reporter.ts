import type { Emitter } from './emitter.ts'
import type { AnalyticsProvider, Logger } from './engagement-options.ts'
import type { Warning } from './warning.ts'

/** Reports what happens apart from the results of calls: warnings and usage events. */
export interface Reporter {
  /** Writes a warning to the logger and emits it. */
  warn(warning: Warning): void
  /** Passes a usage event to the analytics provider. One that throws is logged. */
  track(label: string, data: Readonly<Record<string, unknown>>): void
}

/** Creates a reporter for these receivers. */
export function createReporter(
  emit: Emitter['emit'],
  logger: Logger,
  analytics: AnalyticsProvider | undefined,
): Reporter {
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
