import {
  type Answer,
  type Choice,
  type Fixture,
  numberPartOf,
  type Question,
  type Team,
} from '@touchline/game-rules'
import { TeamBadge } from '@touchline/ui-kit'
import {
  ChoiceQuestion,
  CountSlider,
  MinuteDial,
  NumbersInput,
  PossessionSlider,
  type QuestionHeading,
  ScoreInput,
} from '@touchline/ui-kit/questions'
import type { ReactElement } from 'react'
import { predictionCopy } from '../prediction-copy.ts'

/** Called on each change, for an answer of several numbers with the parts that are not set yet. */
export type AnswerChange = (answer: Answer, unset?: readonly string[]) => void

/** A dial that does not reach the last minute of a match is about something else than its clock. */
const LAST_MINUTE = 80
const HALF_TIME = 40

interface QuestionInputProps {
  readonly question: Question
  readonly fixture: Fixture
  readonly heading: QuestionHeading
  readonly answer: Answer | undefined
  /** The parts that a draft left unset. */
  readonly unset: readonly string[] | undefined
  readonly disabled: boolean
  readonly onAnswerChange: AnswerChange
  /** Called when an answer was typed completely. */
  readonly onComplete: () => void
}

/** Renders the control for a question's kind. */
export function QuestionInput({
  question,
  fixture,
  answer,
  unset = [],
  onComplete,
  ...common
}: QuestionInputProps): ReactElement {
  switch (question.kind) {
    case 'match-result':
      return (
        <ScoreInput
          {...common}
          onComplete={onComplete}
          question={question}
          answer={answer?.kind === 'match-result' ? answer : undefined}
          unset={unset.filter((part) => part === 'home' || part === 'away')}
        />
      )
    case 'minute':
      return (
        <MinuteDial
          {...common}
          question={question}
          halfTime={question.max >= LAST_MINUTE ? HALF_TIME : undefined}
          answer={answer?.kind === 'minute' ? answer : undefined}
          onComplete={onComplete}
        />
      )
    case 'count':
      return (
        <CountSlider
          {...common}
          question={question}
          answer={answer?.kind === 'count' ? answer : undefined}
          subject={numberPartOf(question) === 'conversions' ? predictionCopy.conversions : undefined}
        />
      )
    case 'possession':
      return (
        <PossessionSlider
          {...common}
          question={question}
          answer={answer?.kind === 'possession' ? answer : undefined}
          home={fixture.home.name}
          away={fixture.away.name}
        />
      )
    case 'numbers':
      return (
        <NumbersInput
          {...common}
          question={question}
          answer={answer?.kind === 'numbers' ? answer : undefined}
          unset={unset}
          renderPicture={(choice) => teamPicture(choice, fixture)}
        />
      )
    case 'choice':
      return (
        <ChoiceQuestion
          {...common}
          question={question}
          answer={answer?.kind === 'choice' ? answer : undefined}
          renderPicture={(choice) => teamPicture(choice, fixture)}
          colourOf={(choice) => teamOf(choice, fixture)?.primary}
        />
      )
  }
}

/** A choice that names a team shows its badge; the others keep the place empty, so that the texts align. */
function teamPicture(choice: Choice, fixture: Fixture) {
  const team = teamOf(choice, fixture)
  const logoUrl = choice.imageUrl ?? team?.logoUrl
  if (team === undefined && logoUrl === undefined) return undefined
  return <TeamBadge {...team} name={choice.text} logoUrl={logoUrl} size="s" decorative />
}

function teamOf(choice: Choice, { home, away }: Fixture): Team | undefined {
  return [home, away].find(({ name }) => name === choice.text)
}
