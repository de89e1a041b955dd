import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser'

/** The layers of a folder with sources, from top to bottom. A layer imports only the layers below it. */
export const LAYERS = {
  'apps/predictor/src': [
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
  'apps/sandbox/src': ['server', 'routes', 'services', 'wire', 'data', 'core'],
  // wire/ is below all of them; its own rule is stricter.
  'packages/engagement-sdk/src': [
    'testing',
    'react',
    'realtime',
    'crypto',
    'resources',
    'engagement',
    'http',
    'errors',
  ],
  'packages/game-rules/src': [
    'players',
    'leaderboards',
    'predictions',
    'scoring',
    'questions',
    'fixtures',
    'tournaments',
    'time',
  ],
} as const

const PREDICTOR = '^apps/predictor/src'
const SANDBOX = '^apps/sandbox/src'
const KIT = '^packages/ui-kit/src'
const OURS = '(^packages/|^apps/|^@touchline/)'
const TEST_ONLY = '\\.(test|test-d|bench)\\.tsx?$'

function layerRules(source: string, layers: readonly string[]): IForbiddenRuleType[] {
  return layers.slice(1).map((layer, index) => ({
    name: `${source}/${layer}-imports-only-lower-layers`,
    comment: `${layer} imports only the layers below it: move the code down, or pass the value as an argument.`,
    from: { path: `^${source}/${layer}/`, pathNot: TEST_ONLY },
    to: { path: `^${source}/(${layers.slice(0, index + 1).join('|')})/` },
  }))
}

/** The rules of the architecture. A change of a rule needs a page in docs/decisions. */
const rules: IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    comment: 'Files that import each other belong in one file, or need a third file that both import.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'The import cannot be resolved: correct its path, or declare the dependency.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'nothing-imports-an-app',
    comment: 'Apps are the top layer. Code that two of them need belongs in a package.',
    from: { pathNot: '^apps/' },
    to: { path: '(^apps/|^@touchline/(predictor|sandbox))' },
  },
  {
    name: 'predictor-ships-no-sandbox',
    comment: 'The game reaches a platform over HTTP; only its tests may start the sandbox.',
    from: { path: PREDICTOR, pathNot: TEST_ONLY },
    to: { path: '(^apps/sandbox/|^@touchline/sandbox)' },
  },
  {
    name: 'sandbox-imports-no-game',
    comment: 'The sandbox is the platform: it must not depend on the game.',
    from: { path: '^apps/sandbox/' },
    to: { path: '(^apps/predictor/|^@touchline/predictor)' },
  },
  {
    name: 'lowest-packages-import-no-other-package',
    comment: 'The rules and the platform client depend on no other code of this repository.',
    from: { path: '^packages/(game-rules|engagement-sdk)/src' },
    to: { path: OURS, pathNot: '^packages/$1/' },
  },
  {
    name: 'wire-imports-only-zod',
    comment: 'Schemas describe data on the wire. They have no behaviour and no dependency but zod.',
    from: { path: '^packages/engagement-sdk/src/wire/', pathNot: TEST_ONLY },
    to: { pathNot: ['^packages/engagement-sdk/src/wire/', 'node_modules/zod/'] },
  },
  {
    name: 'core-imports-no-realtime-or-crypto',
    comment:
      'Every importer ships what the core entry imports; real-time and encryption are separate entries.',
    from: { path: '^packages/engagement-sdk/src/[^/]+\\.ts$' },
    to: { path: '^packages/engagement-sdk/src/(realtime|crypto)/' },
  },
  {
    name: 'ky-in-one-file',
    comment: 'Only http/request.ts imports the HTTP library.',
    from: { path: '^packages/engagement-sdk/src', pathNot: ['/http/request\\.ts$', TEST_ONLY] },
    to: { path: 'node_modules/ky/' },
  },
  {
    name: 'controls-import-no-game',
    comment: 'Controls take numbers and labels. They import only React, internal/ and their texts.',
    from: { path: `${KIT}/controls/`, pathNot: TEST_ONLY },
    to: { path: ['^packages/game-rules/', `${KIT}/questions/`] },
  },
  {
    name: 'kit-imports-no-platform',
    comment:
      'The kit takes values and callbacks. The React bindings of the platform are in the platform client.',
    from: { path: KIT },
    to: { path: '^packages/engagement-sdk/' },
  },
  {
    name: 'packages-are-imported-by-their-entries',
    comment: 'Import a package by an entry that it exports, not by a path into its sources.',
    from: { path: '^(apps|packages)/([^/]+)/' },
    // An import by the name of a package is not local: its manifest lists the entries.
    to: { path: '^packages/', pathNot: '^packages/($2/|[^/]+/src/index\\.ts$)', dependencyTypes: ['local'] },
  },
  {
    name: 'no-package-index-from-inside',
    comment: 'Inside a package import the file itself: the index is for other packages.',
    // styles.ts imports every entry to collect the stylesheets.
    from: { path: '^packages/([^/]+)/src/', pathNot: [TEST_ONLY, '/index\\.tsx?$', '/theme/styles\\.ts$'] },
    to: { path: '^packages/$1/src/index\\.tsx?$' },
  },
  {
    name: 'screens-do-not-call-the-platform',
    comment:
      'Only queries/, platform/ and the submit/ and platform/ folders of a feature call the platform. Others use its provider and hooks (/react); launch/game.ts creates the client.',
    from: {
      path: `${PREDICTOR}/[^/]+/`,
      pathNot: [
        TEST_ONLY,
        `${PREDICTOR}/(queries|platform)/`,
        '/launch/game\\.ts$',
        '/features/.+/(submit|platform)/',
      ],
    },
    to: { path: '^packages/engagement-sdk/', pathNot: '^packages/engagement-sdk/src/react/' },
  },
  {
    name: 'only-screens-import-the-kit',
    comment: 'Only the layers above launch/ render.',
    from: { path: `${PREDICTOR}/(launch|queries|platform|device|config)/`, pathNot: TEST_ONLY },
    to: { path: '^packages/ui-kit/' },
  },
  {
    name: 'no-react-in-data-layers',
    comment: 'platform/, device/ and config/ are data and functions without React.',
    from: { path: `${PREDICTOR}/(platform|device|config)/`, pathNot: TEST_ONLY },
    to: { path: 'node_modules/(react|react-dom|react-router|@tanstack/react-query)/' },
  },
  {
    name: 'features-do-not-import-each-other',
    comment: 'Code that two features share belongs in a lower layer.',
    from: { path: `${PREDICTOR}/features/([^/]+)/` },
    to: { path: `${PREDICTOR}/features/`, pathNot: `${PREDICTOR}/features/$1/` },
  },
  ...Object.entries(LAYERS).flatMap(([source, layers]) => layerRules(source, layers)),
  {
    name: 'sandbox-client-and-middleware-import-only-core',
    comment:
      'The client also runs in browsers and in other packages; middleware works for any HTTP service and receives the rest as arguments.',
    from: { path: `${SANDBOX}/(client|middleware)/`, pathNot: TEST_ONLY },
    to: { path: `${SANDBOX}/[^/]+/`, pathNot: `${SANDBOX}/(core|$1)/` },
  },
  {
    name: 'sandbox-folders-do-not-import-its-entries',
    comment: 'The files next to the folders start the sandbox; the folders do not import them.',
    from: { path: `${SANDBOX}/[^/]+/`, pathNot: TEST_ONLY },
    to: { path: `${SANDBOX}/[^/]+\\.ts$` },
  },
  {
    name: 'sandbox-services-import-no-http',
    comment:
      'Services, resources and tables do not depend on requests: only routes/, middleware/ and server/ do.',
    from: { path: `${SANDBOX}/(services|wire|data|core)/`, pathNot: TEST_ONLY },
    to: { path: [`${SANDBOX}/middleware/`, 'node_modules/(hono|@hono)/'] },
  },
  {
    name: 'sandbox-route-folders-do-not-import-each-other',
    comment: 'Code that two families of routes share belongs in routes/ or in a lower layer.',
    from: { path: `${SANDBOX}/routes/([^/]+)/`, pathNot: TEST_ONLY },
    to: { path: `${SANDBOX}/routes/[^/]+/`, pathNot: `${SANDBOX}/routes/$1/` },
  },
]

const config: IConfiguration = {
  forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|reports|coverage|\\.turbo|storybook-static)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@touchline/source', 'import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.json', '.css', '.d.ts'],
    },
  },
}

export default config
