import {
  createWidgetInteraction,
  getWidgetInteractions,
  type Interaction,
  type InteractionItem,
  saveWidgetInteraction,
  updateWidgetInteraction,
  type Widget,
} from '../src/index.ts'
import { aChoice, anOption, aWidget } from '../src/testing/index.ts'
import { readyMatch } from './ready-match.ts'

/** Returns a match day whose program has this widget too, with functions that answer it. */
export async function withWidget(given: Partial<Widget> = {}) {
  const match = await readyMatch()
  const { engagement, platform } = match
  const options = [anOption({ id: 'o1' }), anOption({ id: 'o2' })]
  const made = aWidget({ options, choices: [aChoice({ id: 'c1' })], ...given })
  platform.addProgram({ program: match.program, widgets: [made] })
  const widget = platform.state.widgets.get(made.id)
  if (!widget) throw new Error('The platform lost the widget.')
  return {
    ...match,
    widget,
    create: (interactionItem: InteractionItem) =>
      createWidgetInteraction(engagement, { widget, interactionItem }),
    update: (interactionItem: InteractionItem, interaction?: Interaction) =>
      updateWidgetInteraction(engagement, { widget, interactionItem, interaction }),
    save: (interactionItem: InteractionItem, interaction?: Interaction) =>
      saveWidgetInteraction(engagement, { widget, interactionItem, interaction }),
    read: () => getWidgetInteractions(engagement, { widget }),
    /** Methods of the calls so far. */
    sent: () => platform.calls.map(({ method }) => method),
  }
}
