import { setProjectAnnotations } from '@storybook/react-vite'
import { beforeAll } from 'vitest'
import preview from '../.storybook/preview.tsx'

// Before any test file composes stories.
beforeAll(setProjectAnnotations([preview]).beforeAll)
