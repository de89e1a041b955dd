import type { BindingTexts } from './binding-texts.ts'
import type { ControlTexts } from './control-texts.ts'
import type { QuestionTexts } from './question-texts.ts'

/** Every text that the kit itself has, by component. A translation without one of them does not compile. */
export type KitTexts = ControlTexts & QuestionTexts & BindingTexts
