import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'

/** The gallery uses the sources of the kit, so that edits and docstrings are shown without a build. */
export default {
  framework: '@storybook/react-vite',
  stories: ['../src/start.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // The files of this project have props tables.
      tsconfigPath: '../../packages/ui-kit/tsconfig.json',
      include: ['../../packages/ui-kit/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The attributes of native elements are documented elsewhere.
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  viteFinal: (config) =>
    mergeConfig(config, { resolve: { conditions: ['@touchline/source', ...defaultClientConditions] } }),
} satisfies StorybookConfig
