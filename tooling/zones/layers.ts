/** The layers of a workspace from top to bottom, by folder. A layer imports only the layers below it. */
export const LAYERS = {
  predictor: [
    'app',
    'live',
    'features',
    'screen',
    'fixture',
    'sharing',
    'navigation',
    'launch',
    'queries',
    'device',
    'platform',
    'config',
  ],
  sandbox: ['server', 'routes', 'services', 'wire', 'data', 'core'],
  // wire/ is below all of them; its own rule is stricter.
  'engagement-sdk': ['testing', 'react', 'realtime', 'crypto', 'resources', 'engagement', 'http', 'errors'],
} as const

/** Returns the folder of a workspace's layers. */
export function sourceOf(workspace: string): string {
  return `${workspace === 'engagement-sdk' ? 'packages' : 'apps'}/${workspace}/src`
}
