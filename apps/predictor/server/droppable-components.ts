import type { Plugin } from 'vite'

/** `Form.displayName = "Form";`, a name for development tools. */
const DISPLAY_NAME = /^[\w$]+\.displayName = "[^"]*";$/gm

/** `const Form = React$1.forwardRef(`: creates a component or a context and does nothing else. */
const CREATION = /^(const \w+ = )(?=[\w$]+\.(?:forwardRef|createContext)\()/gm

/** Prints a warning for developers to the console. */
const WARNING = /^(?=function warning(?:Once)?\()/gm

/**
 * Lets the bundler drop the components of React Router that the game does not render. The library creates each of them with
 * a call and then names it for development tools. A bundler must assume that both have effects, so it keeps all components.
 * The warnings for developers are dropped in the same way.
 */
export function droppableComponents(): Plugin {
  return {
    name: 'droppable-components',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(DISPLAY_NAME, '')
          .replace(CREATION, '$1/* @__PURE__ */ ')
          .replace(WARNING, '/* @__NO_SIDE_EFFECTS__ */ '),
        // Every line keeps its number.
        map: null,
      }),
    },
  }
}
