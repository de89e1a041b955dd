/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The settings of the build: a JSON object, which those of the page override. */
  readonly VITE_SETTINGS?: string
}
