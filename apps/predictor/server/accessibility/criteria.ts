/** A test that proves a criterion: its file in the repository, and its title as it is written there. */
export type NamedTest = readonly [file: string, title: string]

/** How the game meets a criterion. */
export type Conformance =
  | { readonly how: 'tested'; readonly tests: readonly NamedTest[] }
  /** No test decides it: what a person has to look at. */
  | { readonly how: 'by-hand'; readonly what: string }
  | { readonly how: 'not-applicable'; readonly why: string }

/** A success criterion of WCAG 2.2. */
export interface Criterion {
  readonly id: string
  readonly name: string
  readonly level: 'A' | 'AA'
  readonly conformance: Conformance
}

const E2E = 'apps/predictor/e2e/journeys'
const KIT = 'packages/ui-kit/src'

const EVERY_STATE: NamedTest = [
  `${E2E}/every-state.e2e.ts`,
  ': axe, targets of 44 px, nothing cut when zoomed or in text of twice the size, nothing moving',
]
const KEYBOARD: readonly NamedTest[] = [
  [`${E2E}/accessibility.e2e.ts`, 'a whole prediction is made by keyboard alone'],
  [`${E2E}/accessibility.e2e.ts`, 'leaderboards, rules and profile are read and left by keyboard alone'],
]
const FOCUS_MOVES: readonly NamedTest[] = [
  [`${E2E}/accessibility.e2e.ts`, 'takes the focus that the one before had, without a ring for a tap'],
]
const OWN_COLOURS: NamedTest = [
  `${E2E}/accessibility.e2e.ts`,
  "in the player's own colours focus, selection and sliders are seen",
]
const CONTRAST: NamedTest = [`${KIT}/theme/tokens.test.ts`, 'is sufficient for %s on %s']
const TURNED: NamedTest = [
  `${E2E}/wide-screen.e2e.ts`,
  'turning a tablet keeps the form: what has focus, what is typed, and what is being sent',
]

const tested = (...tests: readonly NamedTest[]): Conformance => ({ how: 'tested', tests })
const byHand = (what: string): Conformance => ({ how: 'by-hand', what })
const none = (why: string): Conformance => ({ how: 'not-applicable', why })

const NO_MEDIA = none('The game has neither audio nor video.')

/** Returns a criterion of level A. */
function a(id: string, name: string, conformance: Conformance): Criterion {
  return { id, name, level: 'A', conformance }
}

/** Returns a criterion of level AA. */
function aa(id: string, name: string, conformance: Conformance): Criterion {
  return { id, name, level: 'AA', conformance }
}

/** Every success criterion of WCAG 2.2 at the levels A and AA, in the order of the standard. */
export const CRITERIA: readonly Criterion[] = [
  a('1.1.1', 'Non-text content', tested(EVERY_STATE)),
  a('1.2.1', 'Audio-only and video-only (prerecorded)', NO_MEDIA),
  a('1.2.2', 'Captions (prerecorded)', NO_MEDIA),
  a('1.2.3', 'Audio description or media alternative (prerecorded)', NO_MEDIA),
  aa('1.2.4', 'Captions (live)', NO_MEDIA),
  aa('1.2.5', 'Audio description (prerecorded)', NO_MEDIA),
  a('1.3.1', 'Info and relationships', tested(EVERY_STATE)),
  a('1.3.2', 'Meaningful sequence', tested(...KEYBOARD)),
  a('1.3.3', 'Sensory characteristics', byHand('No text refers to a shape, a colour or a place alone.')),
  aa('1.3.4', 'Orientation', tested(TURNED)),
  aa('1.3.5', 'Identify input purpose', byHand('The only field about the player is the nickname.')),
  a('1.4.1', 'Use of colour', tested(OWN_COLOURS)),
  a('1.4.2', 'Audio control', none('The game plays no sound.')),
  aa('1.4.3', 'Contrast (minimum)', tested(CONTRAST, EVERY_STATE)),
  aa('1.4.4', 'Resize text', tested(EVERY_STATE)),
  aa(
    '1.4.5',
    'Images of text',
    none('Texts are texts. The shared picture is made for other apps and is sent with the same text.'),
  ),
  aa('1.4.10', 'Reflow', tested(EVERY_STATE)),
  aa('1.4.11', 'Non-text contrast', tested(CONTRAST, OWN_COLOURS)),
  aa('1.4.12', 'Text spacing', byHand('With the spacing of the standard, no text is cut on any screen.')),
  aa(
    '1.4.13',
    'Content on hover or focus',
    none('Nothing is shown on hover or focus, except the tooltips of the browser.'),
  ),
  a('2.1.1', 'Keyboard', tested(...KEYBOARD)),
  a('2.1.2', 'No keyboard trap', tested(...KEYBOARD)),
  a('2.1.4', 'Character key shortcuts', none('There are no such shortcuts.')),
  a(
    '2.2.1',
    'Timing adjustable',
    tested(
      [`${KIT}/controls/notice/toast.test.tsx`, 'pauses while a pointer is on it'],
      [`${KIT}/controls/notice/toast.test.tsx`, 'pauses while it has the focus, even without a pointer'],
    ),
  ),
  a('2.2.2', 'Pause, stop, hide', tested(EVERY_STATE)),
  a('2.3.1', 'Three flashes or below threshold', byHand('Nothing flashes.')),
  a('2.4.1', 'Bypass blocks', tested(...FOCUS_MOVES)),
  a(
    '2.4.2',
    'Page titled',
    tested([`${E2E}/accessibility.e2e.ts`, 'a screen that comes has a title of its own']),
  ),
  a('2.4.3', 'Focus order', tested(...KEYBOARD, ...FOCUS_MOVES)),
  a('2.4.4', 'Link purpose (in context)', tested(EVERY_STATE)),
  aa('2.4.5', 'Multiple ways', none('Each match is a step of one process; the list leads to all of them.')),
  aa('2.4.6', 'Headings and labels', byHand('Headings and labels say what follows them.')),
  aa('2.4.7', 'Focus visible', tested(OWN_COLOURS)),
  aa('2.4.11', 'Focus not obscured (minimum)', tested(EVERY_STATE)),
  a(
    '2.5.1',
    'Pointer gestures',
    tested([`${KIT}/controls/circular-slider/circular-slider.browser.test.tsx`, 'accepts a tap on the ring']),
  ),
  a(
    '2.5.2',
    'Pointer cancellation',
    tested([`${KIT}/controls/counter/use-hold-to-repeat.test.tsx`, 'steps once per press, on release']),
  ),
  a('2.5.3', 'Label in name', tested(EVERY_STATE)),
  a('2.5.4', 'Motion actuation', none('Moving the device does nothing.')),
  aa(
    '2.5.7',
    'Dragging movements',
    tested([`${KIT}/controls/circular-slider/circular-slider.browser.test.tsx`, 'accepts a tap on the ring']),
  ),
  aa('2.5.8', 'Target size (minimum)', tested(EVERY_STATE)),
  a('3.1.1', 'Language of page', tested(EVERY_STATE)),
  aa('3.1.2', 'Language of parts', byHand('Only names of teams and places are in other languages.')),
  a('3.2.1', 'On focus', tested(...KEYBOARD)),
  a('3.2.2', 'On input', tested(...KEYBOARD)),
  aa('3.2.3', 'Consistent navigation', byHand('The head and the tabs are in the same order on each screen.')),
  aa('3.2.4', 'Consistent identification', byHand('The same control has the same name on each screen.')),
  a('3.2.6', 'Consistent help', byHand('The rules are behind the same button of the head.')),
  a(
    '3.3.1',
    'Error identification',
    tested([`${KIT}/controls/text-field/text-field.browser.test.tsx`, 'announces its error']),
  ),
  a('3.3.2', 'Labels or instructions', tested(EVERY_STATE)),
  aa('3.3.3', 'Error suggestion', byHand('Each refusal of a nickname says what to change.')),
  aa(
    '3.3.4',
    'Error prevention (legal, financial, data)',
    none('A prediction is no legal or financial commitment, and can be changed until kick-off.'),
  ),
  a(
    '3.3.7',
    'Redundant entry',
    tested([`${E2E}/interrupted.e2e.ts`, 'reads back what arrived, and keeps the rest']),
  ),
  aa('3.3.8', 'Accessible authentication (minimum)', none('Signing in belongs to the host site.')),
  a('4.1.2', 'Name, role, value', tested(EVERY_STATE)),
  aa(
    '4.1.3',
    'Status messages',
    tested(
      [`${KIT}/controls/notice/toast.test.tsx`, 'renders its live region before its message'],
      [`${E2E}/live.e2e.ts`, 'change the tag of the list in place and are announced'],
    ),
  ),
]
