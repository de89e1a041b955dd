import type { Widget } from '../src/index.ts'
import { anOption, aWidget } from '../src/testing/index.ts'
import { readyMatch } from './ready-match.ts'

/** Returns a match day whose program has this widget too. */
export async function withWidget(given: Partial<Widget>) {
  const match = await readyMatch()
  const made = aWidget({ options: [anOption({ id: 'o1' }), anOption({ id: 'o2' })], ...given })
  match.platform.addProgram({ program: match.program, widgets: [made] })
  const widget = match.platform.state.widgets.get(made.id)
  if (!widget) throw new Error('The platform lost the widget.')
  return { ...match, widget }
}
