import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import '@touchline/ui-kit/tokens.css'
import '../src/gallery.css'
import { VIEW_OPTIONS, withView } from '../src/view.tsx'

/** Each option is in the address of a story: `&globals=scheme:dark;theme:womens`. */
export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  initialGlobals: { scheme: 'system', theme: 'mens', text: '100', dir: 'ltr' },
  globalTypes: {
    scheme: toolbarMenu('Scheme', 'contrast', VIEW_OPTIONS.scheme),
    theme: toolbarMenu('Theme', 'paintbrush', VIEW_OPTIONS.theme),
    text: toolbarMenu('Text size', 'zoom', VIEW_OPTIONS.text),
    dir: toolbarMenu('Direction', 'transfer', VIEW_OPTIONS.dir),
  },
  decorators: [withView],
  parameters: {
    layout: 'fullscreen',
    // Callbacks that no story sets and that change nothing of what a component shows.
    actions: { argTypesRegex: '^on(Click|Complete|Next|Previous|ValueChange)$' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { toc: true },
    options: {
      storySort: { order: ['Start', 'Foundations', 'Controls', 'Questions'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow phone', type: 'mobile', styles: { width: '320px', height: '568px' } },
      },
    },
  },
})

function toolbarMenu(
  title: string,
  icon: 'contrast' | 'paintbrush' | 'zoom' | 'transfer',
  items: readonly string[],
) {
  return {
    description: title,
    toolbar: {
      title,
      icon,
      items: items.map((value) => ({ value, title: `${title}: ${value}` })),
      dynamicTitle: true,
    },
  }
}
