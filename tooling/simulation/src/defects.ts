import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { ScenarioName } from './scenarios.ts'

const ROOT = new URL('../../../', import.meta.url)

/** One line of the product that is replaced before it is loaded. */
interface Defect {
  readonly file: string
  readonly line: string
  readonly instead: string
  /** The scenario that finds it soonest. @default 'hostile' */
  readonly scenario?: ScenarioName | undefined
}

const SUBMIT = 'apps/predictor/src/features/prediction/submit/'
const QUERIES = 'apps/predictor/src/queries/'
const RULES = 'packages/game-rules/src/scoring/'

/** Defects that the simulation has to find. Their lines have to be in the product, each once. */
export const DEFECTS = {
  'failed-is-saved': {
    file: `${SUBMIT}submit-prediction.ts`,
    line: "if (failures.length === 0) return 'saved'",
    instead: "if (failures.length >= 0) return 'saved'",
  },
  'failed-leaves-draft': {
    file: 'apps/predictor/src/device/drafts.ts',
    line: 'if (MAY_BE_STORED.has(outcome)) return change',
    instead: 'if (MAY_BE_STORED.has(outcome)) return undefined',
  },
  'reward-without-answers': {
    file: `${SUBMIT}submit-prediction.ts`,
    line: 'if (areAllSaved(outcomes)) void',
    instead: 'if (outcomes.size > 0) void',
  },
  'no-reward': {
    file: `${QUERIES}confirmed-saves.ts`,
    line: 'dueReward && requestReward(session, id, dueReward)',
    instead: 'dueReward',
  },
  'profile-forgotten': {
    file: `${QUERIES}confirmed-saves.ts`,
    line: 'if (unlisted.length > 0) {',
    instead: 'if (unlisted.length < 0) {',
  },
  'read-confirms-nothing': {
    file: `${QUERIES}one-fixture.ts`,
    line: 'if (isSaved && (wasUnsure || isUnlisted)) void confirmSave(session, client, id)',
    instead: '',
  },
  'conflicts-ignored': {
    file: `${SUBMIT}submit-prediction.ts`,
    line: 'if (isChangedElsewhere) return { outcomes: new Map() }',
    instead: '',
    scenario: 'two-devices',
  },
  'attempt-not-recorded': {
    file: `${SUBMIT}submit-prediction.ts`,
    line: 'draftsOf(session.playerStore()).update(id, (draft) => attempted(draft, inTime))',
    instead: '',
  },
  'believes-old-reads': {
    file: `${SUBMIT}submit-prediction.ts`,
    line: 'const isUnchanged = isCurrent || !canUpdateAnswer(widget.kind)',
    instead: 'const isUnchanged = true',
    scenario: 'two-devices',
  },
  'old-answers-shown': {
    file: `${SUBMIT}submit-prediction.ts`,
    line: 'await cacheAnswers(client, id, answersFromInteractions(interactions, questions))',
    instead: '',
  },
  'presses-too-early': {
    file: `${QUERIES}query-client.ts`,
    line: 'if (askedMs === 0) return undefined',
    instead: 'if (askedMs >= 0) return undefined',
  },
  'drafts-not-stored': {
    file: 'apps/predictor/src/device/drafts.ts',
    line: "else store.write(['draft', fixtureId], after)",
    instead: '',
  },
  'other-drafts-forgotten': {
    file: 'apps/predictor/src/device/drafts.ts',
    line: 'const changes = [...update(draftInText(before))]',
    instead: 'const changes = [...update(new Map())]',
  },
  'mixture-is-conflict': {
    file: 'apps/predictor/src/device/drafts.ts',
    line: "if (saved.kind !== 'match-result') return",
    instead: 'return',
  },
  'read-ends-draft': {
    file: `${QUERIES}one-fixture.ts`,
    line: 'if (isSameAnswer(change.answer, answerTo(answers.prediction, questionId))) return undefined',
    instead: 'return undefined',
  },
  'draft-is-saved': {
    file: 'apps/predictor/src/features/prediction/form/match-sheet.ts',
    line: 'const isSaved = answer !== undefined && isSameAnswer(answer, savedAnswer) && !isUnsure(change)',
    instead: 'const isSaved = answer !== undefined',
  },
  'closes-early': {
    file: `${QUERIES}platform-time.ts`,
    line: "return status === 'known' ? now : Number.NEGATIVE_INFINITY",
    instead: "return status === 'known' ? now + 60_000 : Number.NEGATIVE_INFINITY",
    scenario: 'last-minutes',
  },
  'scores-swapped': {
    file: 'apps/predictor/src/platform/answers-and-votes.ts',
    line: 'const [outcome = [], home = [], away = []] = widgets.map(optionsOf)',
    instead: 'const [outcome = [], away = [], home = []] = widgets.map(optionsOf)',
  },
  'everybody-is-right': {
    file: 'apps/predictor/src/platform/question-results.ts',
    line: 'chosenPoints: chosen && pointsOf(chosen), maxPoints',
    instead: 'chosenPoints: chosen && maxPoints, maxPoints',
    scenario: 'ordinary',
  },
  'wrong-band': {
    file: `${RULES}scoring-scheme.ts`,
    line: '{ from: 6, to: 10, points: 3 },',
    instead: '{ from: 6, to: 10, points: 2 },',
    scenario: 'ordinary',
  },
  'wrong-distance': {
    file: `${RULES}points.ts`,
    line: 'distance >= band.from && distance <= band.to',
    instead: 'distance >= band.from && distance < band.to',
    scenario: 'ordinary',
  },
} satisfies Record<string, Defect>

/** Replaces a line of the product when its file is loaded. @throws Error if the file does not have the line exactly once */
export function plant(name: string): void {
  const defect = Object.entries<Defect>(DEFECTS).find(([known]) => known === name)?.[1]
  if (defect === undefined) throw new Error(`There is no defect ${name}.`)
  const url = new URL(defect.file, ROOT).href
  const parts = readFileSync(fileURLToPath(url), 'utf8').split(defect.line)
  if (parts.length !== 2) throw new Error(`${defect.file} has ${parts.length - 1} times: ${defect.line}`)
  registerHooks({
    load: (loaded, context, next) =>
      loaded === url
        ? { ...next(loaded, context), source: parts.join(defect.instead), shortCircuit: true }
        : next(loaded, context),
  })
}
