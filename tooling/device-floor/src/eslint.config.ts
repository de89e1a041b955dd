import type { Linter } from 'eslint'
import compat from 'eslint-plugin-compat'
import esX from 'eslint-plugin-es-x'
import { browserQueries } from './device-floor.ts'

/** Instance methods, recognized by their name, that a browser of the floor lacks. */
const NEW_METHODS = [
  'no-array-prototype-toreversed',
  'no-array-prototype-tosorted',
  'no-array-prototype-tospliced',
  'no-array-prototype-with',
  'no-string-prototype-iswellformed',
  'no-string-prototype-towellformed',
]

const NEW_FUNCTIONS = [
  'no-array-fromasync',
  'no-iterator',
  'no-map-groupby',
  'no-object-groupby',
  'no-promise-try',
  'no-promise-withresolvers',
]

/** Functions of the web platform that `compat` does not check. */
const NEW_WEB_FUNCTIONS = [
  {
    object: 'URL',
    property: 'canParse',
    message: 'Newer than the device floor: catch what `new URL` throws.',
  },
  { object: 'URL', property: 'parse', message: 'Newer than the device floor: catch what `new URL` throws.' },
]

/** Reports syntax and functions in built files that a browser of the device floor lacks. */
const config: Linter.Config[] = [
  {
    files: ['**/*.js'],
    plugins: { compat, 'es-x': esX },
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    linterOptions: { noInlineConfig: true },
    rules: {
      'compat/compat': 'error',
      'no-restricted-properties': ['error', ...NEW_WEB_FUNCTIONS],
      ...Object.fromEntries(NEW_METHODS.map((name) => [`es-x/${name}`, ['error', { aggressive: true }]])),
      ...Object.fromEntries(NEW_FUNCTIONS.map((name) => [`es-x/${name}`, 'error'])),
    },
    settings: {
      browsers: browserQueries(),
      lintAllEsApis: true,
      // The code uses these only if they exist and has a fallback.
      polyfills: ['Intl.Segmenter', 'navigator.userActivation', 'AbortSignal.any', 'requestIdleCallback'],
    },
  },
]

export default config
