import type { Linter } from 'eslint'
import compat from 'eslint-plugin-compat'
import esX from 'eslint-plugin-es-x'
import { browserQueries } from './device-floor.ts'

/** Functions of the web platform that `compat` does not check. */
const NEW_WEB_FUNCTIONS = ['canParse', 'parse'].map((property) => ({
  object: 'URL',
  property,
  message: 'Newer than the device floor: use `new URL` and catch its error.',
}))

/** Global names newer than the language version below. The rules check only names that they know as global. */
const NEW_GLOBALS = { Iterator: 'readonly', Float16Array: 'readonly' } as const

/** All browsers of the floor have `findLast`. Iterator methods have the same names as array methods, so the rule cannot distinguish them. */
const IGNORED = /findlast|iterator-prototype/

const NEW_LANGUAGE = Object.entries(esX.configs['flat/restrict-to-es2022'].rules ?? {}).filter(
  ([name]) => !IGNORED.test(name),
)

/** Reports syntax and functions in built files that a browser of the device floor lacks. */
const config: Linter.Config[] = [
  {
    files: ['**/*.js'],
    plugins: { compat, 'es-x': esX },
    languageOptions: { ecmaVersion: 2022, sourceType: 'module', globals: NEW_GLOBALS },
    linterOptions: { noInlineConfig: true },
    rules: {
      'compat/compat': 'error',
      'no-restricted-properties': ['error', ...NEW_WEB_FUNCTIONS],
      ...Object.fromEntries(NEW_LANGUAGE),
    },
    settings: {
      browsers: browserQueries(),
      lintAllEsApis: true,
      // The code uses these only if they exist and has a fallback.
      polyfills: [
        'Intl.Segmenter',
        'navigator.userActivation',
        'AbortSignal.any',
        'requestIdleCallback',
        'navigator.connection',
        'location.ancestorOrigins',
      ],
      // Recognizes instance methods by name.
      'es-x': { aggressive: true },
    },
  },
]

export default config
