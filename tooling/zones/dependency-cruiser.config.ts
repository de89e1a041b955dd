import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser'

const PREDICTOR = '^apps/predictor/src'
const SANDBOX = '^apps/sandbox/src'
const KIT = '^packages/ui-kit/src'
const OURS = '(^packages/|^apps/|^@touchline/)'
const TEST_ONLY = '\\.(test|test-d|bench)\\.tsx?$'

/** Floors of the predictor from the roof down: a floor imports the floors below it, never above. */
const PREDICTOR_FLOORS = ['app', 'features', 'frame', 'launch', 'queries', 'platform', 'config'] as const

/** Floors of the sandbox from the roof down. */
const SANDBOX_FLOORS = ['server', 'routes', 'services', 'wire', 'data', 'core'] as const

function floorRules(app: 'predictor' | 'sandbox', floors: readonly string[]): IForbiddenRuleType[] {
  const source = `^apps/${app}/src`
  return floors.slice(1).map((floor, index) => ({
    name: `${app}-${floor}-looks-down`,
    comment: `${floor} imports only the floors below it; move the thing down or pass it in.`,
    severity: 'error',
    from: { path: `${source}/${floor}/`, pathNot: TEST_ONLY },
    to: { path: `${source}/(${floors.slice(0, index + 1).join('|')})/` },
  }))
}

/** The architecture as rules. A change here changes the architecture and needs a page in docs/decisions. */
const forbidden: IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    comment: 'Two files that import each other are one file, or miss a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'An import that resolves nowhere is a typing slip or a dependency that is not declared.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'nothing-imports-an-app',
    comment: 'Apps are the roof. What two of them need belongs in a package.',
    severity: 'error',
    from: { pathNot: '^apps/' },
    to: { path: '(^apps/|^@touchline/(predictor|sandbox))' },
  },
  {
    name: 'predictor-ships-no-sandbox',
    comment: 'The game talks to a platform over HTTP; only its tests may start the sandbox.',
    severity: 'error',
    from: { path: PREDICTOR, pathNot: TEST_ONLY },
    to: { path: '(^apps/sandbox/|^@touchline/sandbox)' },
  },
  {
    name: 'sandbox-knows-no-game',
    comment: 'The sandbox is the platform; it knows no screen of the game.',
    severity: 'error',
    from: { path: '^apps/sandbox/' },
    to: { path: '(^apps/predictor/|^@touchline/predictor)' },
  },
  {
    name: 'game-rules-stand-alone',
    comment: 'The rules import nothing of ours: no platform, no screen, no clock.',
    severity: 'error',
    from: { path: '^packages/game-rules/src' },
    to: { path: OURS, pathNot: '^packages/game-rules/' },
  },
  {
    name: 'sdk-stands-alone',
    comment: 'The platform client imports nothing of ours.',
    severity: 'error',
    from: { path: '^packages/engagement-sdk/src' },
    to: { path: OURS, pathNot: '^packages/engagement-sdk/' },
  },
  {
    name: 'wire-knows-only-zod',
    comment: 'Schemas are shapes as they travel; they carry no behaviour and no dependency but zod.',
    severity: 'error',
    from: { path: '^packages/engagement-sdk/src/wire/', pathNot: TEST_ONLY },
    to: { pathNot: ['^packages/engagement-sdk/src/wire/', 'node_modules/zod/'] },
  },
  {
    name: 'core-reaches-no-realtime-or-crypto',
    comment:
      'What the core entry imports is shipped to everyone; real-time and encryption are entries of their own.',
    severity: 'error',
    from: { path: '^packages/engagement-sdk/src/(?!realtime|crypto|testing)', pathNot: TEST_ONLY },
    to: { path: '^packages/engagement-sdk/src/(realtime|crypto)/' },
  },
  {
    name: 'ky-in-one-file',
    comment: 'Only http/platform-request.ts imports the HTTP library.',
    severity: 'error',
    from: { path: '^packages/engagement-sdk/src', pathNot: ['/http/platform-request\\.ts$', TEST_ONLY] },
    to: { path: 'node_modules/ky/' },
  },
  {
    name: 'controls-know-no-game-and-no-platform',
    comment: 'Controls know numbers and labels; react and internal/ are all they import.',
    severity: 'error',
    from: { path: `${KIT}/controls/`, pathNot: TEST_ONLY },
    to: { path: ['^packages/(game-rules|engagement-sdk)/', `${KIT}/(questions|engagement)/`] },
  },
  {
    name: 'questions-know-no-platform',
    comment: 'Question inputs dress controls in the rules; the platform is none of their business.',
    severity: 'error',
    from: { path: `${KIT}/questions/`, pathNot: TEST_ONLY },
    to: { path: ['^packages/engagement-sdk/', `${KIT}/engagement/`] },
  },
  {
    name: 'bindings-know-no-rules',
    comment: 'Bindings join React to the platform client; the rules of the game stay out.',
    severity: 'error',
    from: { path: `${KIT}/engagement/`, pathNot: TEST_ONLY },
    to: { path: ['^packages/game-rules/', `${KIT}/questions/`] },
  },
  {
    name: 'packages-are-entered-by-the-front-door',
    comment: 'Import a package by an entry that it exports, not by a path into its sources.',
    severity: 'error',
    from: { path: '^(apps|packages)/([^/]+)/' },
    to: {
      path: '^packages/[^/]+/src/',
      pathNot: [
        '^packages/$2/',
        '^packages/engagement-sdk/src/(index|realtime/index|crypto/index|wire/index|testing/(index|msw))\\.ts$',
        '^packages/game-rules/src/index\\.ts$',
        '^packages/ui-kit/src/(index|questions/index|engagement/index)\\.tsx?$',
        '^packages/ui-kit/src/.*\\.css$',
      ],
    },
  },
  {
    name: 'no-package-index-from-inside',
    comment: 'Inside a package import the file, never the index: the index is for those outside.',
    severity: 'error',
    // The one file that gathers every entry is the stylesheet's.
    from: { path: '^packages/([^/]+)/src/', pathNot: [TEST_ONLY, '/index\\.tsx?$', '/theme/styles\\.ts$'] },
    to: { path: '^packages/$1/src/index\\.tsx?$' },
  },
  {
    name: 'sdk-only-at-the-door',
    comment: 'Screens never call the platform: they read through queries/ and act through platform/.',
    severity: 'error',
    from: { path: `${PREDICTOR}/(features|config)/`, pathNot: TEST_ONLY },
    to: { path: '^packages/engagement-sdk/' },
  },
  {
    name: 'ui-kit-only-on-screens',
    comment: 'Only app/ and features/ draw.',
    severity: 'error',
    from: { path: `${PREDICTOR}/(launch|queries|platform|config)/`, pathNot: TEST_ONLY },
    to: { path: '^packages/ui-kit/' },
  },
  {
    name: 'no-react-behind-the-door',
    comment: 'platform/ and config/ are data and functions; React stops before them.',
    severity: 'error',
    from: { path: `${PREDICTOR}/(platform|config)/`, pathNot: TEST_ONLY },
    to: { path: 'node_modules/(react|react-dom|react-router|@tanstack/react-query)/' },
  },
  {
    name: 'features-do-not-import-each-other',
    comment: 'What two screens share lives below them.',
    severity: 'error',
    from: { path: `${PREDICTOR}/features/([^/]+)/` },
    to: { path: `${PREDICTOR}/features/`, pathNot: `${PREDICTOR}/features/$1/` },
  },
  ...floorRules('predictor', PREDICTOR_FLOORS),
  ...floorRules('sandbox', SANDBOX_FLOORS),
  {
    name: 'sandbox-client-knows-core-only',
    comment:
      'The client runs in browsers and in other packages: it shares core/ with the sandbox and nothing else.',
    severity: 'error',
    from: { path: `${SANDBOX}/client/`, pathNot: TEST_ONLY },
    to: { path: `${SANDBOX}/(server|routes|middleware|services|wire|data)/` },
  },
  {
    name: 'sandbox-starts-at-the-top',
    comment: 'The files beside the folders start the sandbox; nothing imports them.',
    severity: 'error',
    from: { path: `${SANDBOX}/[^/]+/`, pathNot: TEST_ONLY },
    to: { path: `${SANDBOX}/[^/]+\\.ts$` },
  },
  {
    name: 'sandbox-middleware-knows-no-platform',
    comment:
      'Middleware serves any HTTP service: it imports core/ alone, and gets everything else passed in.',
    severity: 'error',
    from: { path: `${SANDBOX}/middleware/`, pathNot: TEST_ONLY },
    to: { path: `${SANDBOX}/(server|routes|services|wire|data)/` },
  },
  {
    name: 'sandbox-http-stays-above-services',
    comment: 'Services, resources and tables know no request: only routes/, middleware/ and server/ do.',
    severity: 'error',
    from: { path: `${SANDBOX}/(services|wire|data|core)/`, pathNot: TEST_ONLY },
    to: { path: [`${SANDBOX}/middleware/`, 'node_modules/(hono|@hono)/'] },
  },
  {
    name: 'sandbox-route-folders-stand-alone',
    comment: 'What two families of routes share lives in routes/ or below it.',
    severity: 'error',
    from: { path: `${SANDBOX}/routes/([^/]+)/`, pathNot: TEST_ONLY },
    to: { path: `${SANDBOX}/routes/[^/]+/`, pathNot: `${SANDBOX}/routes/$1/` },
  },
]

const config: IConfiguration = {
  forbidden,
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
