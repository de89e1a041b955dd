/** The layers of each app from top to bottom, by folder. A layer imports only the layers below it. */
export const LAYERS = {
  predictor: [
    'app',
    'live',
    'features',
    'screen',
    'match',
    'sharing',
    'navigation',
    'clock',
    'loading',
    'launch',
    'queries',
    'device',
    'platform',
    'config',
  ],
  sandbox: ['server', 'routes', 'services', 'wire', 'data', 'core'],
} as const
