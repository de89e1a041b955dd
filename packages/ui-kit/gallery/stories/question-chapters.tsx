import { type Answer, type Choice, FIXTURE_TAGS } from '@touchline/game-rules'
import { type ReactNode, useState } from 'react'
import { Card, TeamBadge, Touchline, TouchlineStop } from '../../src/index.ts'
import {
  ChoiceQuestion,
  CountdownText,
  CountSlider,
  FixtureStatusTag,
  MinuteDial,
  NumbersInput,
  PointsBadge,
  PossessionSlider,
  ScoreInput,
} from '../../src/questions/index.ts'
import {
  countQuestion,
  LONG_NAMES,
  minuteQuestion,
  numbersQuestion,
  possessionQuestion,
  scoreQuestion,
  TEAMS,
  tryQuestion,
} from '../samples.ts'
import type { Chapter } from '../story.ts'

type HeldProps<A extends Answer> = {
  readonly start?: A | undefined
  readonly children: (answer: A | undefined, setAnswer: (answer: A) => void) => ReactNode
}

function Held<A extends Answer>({ start, children }: HeldProps<A>) {
  const [answer, setAnswer] = useState<A | undefined>(start)
  return <Card>{children(answer, setAnswer)}</Card>
}

function renderPicture({ id }: Choice): ReactNode {
  const at = ['home', 'away'].indexOf(id)
  return <TeamBadge {...(TEAMS[at] ?? { name: '0' })} decorative />
}

const homeBadge = <TeamBadge {...TEAMS[0]} decorative />
const awayBadge = <TeamBadge {...TEAMS[1]} decorative />

function score(start: { home: number; away: number } | undefined, disabled = false) {
  return () => (
    <Held start={start && { kind: 'match-result' as const, ...start }}>
      {(answer, setAnswer) => (
        <ScoreInput
          question={scoreQuestion}
          answer={answer}
          onAnswerChange={setAnswer}
          homeBadge={homeBadge}
          awayBadge={awayBadge}
          disabled={disabled}
        />
      )}
    </Held>
  )
}

function minute(value: number | undefined, disabled = false) {
  return () => (
    <Held start={value === undefined ? undefined : { kind: 'minute' as const, value }}>
      {(answer, setAnswer) => (
        <MinuteDial
          question={minuteQuestion}
          answer={answer}
          onAnswerChange={setAnswer}
          disabled={disabled}
        />
      )}
    </Held>
  )
}

function count(value: number | undefined, disabled = false) {
  return () => (
    <Held start={value === undefined ? undefined : { kind: 'count' as const, value }}>
      {(answer, setAnswer) => (
        <CountSlider
          question={countQuestion}
          answer={answer}
          onAnswerChange={setAnswer}
          disabled={disabled}
        />
      )}
    </Held>
  )
}

function possession(value: number | undefined, disabled = false) {
  return () => (
    <Held start={value === undefined ? undefined : { kind: 'possession' as const, value }}>
      {(answer, setAnswer) => (
        <PossessionSlider
          question={possessionQuestion}
          home="Northern Tide"
          away="Valley Hawks"
          answer={answer}
          onAnswerChange={setAnswer}
          disabled={disabled}
        />
      )}
    </Held>
  )
}

function numbers(values: Readonly<Record<string, number>> | undefined, disabled = false) {
  return () => (
    <Held start={values === undefined ? undefined : { kind: 'numbers' as const, numbers: values }}>
      {(answer, setAnswer) => (
        <NumbersInput
          question={numbersQuestion}
          answer={answer}
          onAnswerChange={setAnswer}
          renderPicture={renderPicture}
          disabled={disabled}
        />
      )}
    </Held>
  )
}

function longScore([home, away]: (typeof LONG_NAMES)[number]) {
  return () => (
    <Held start={{ kind: 'match-result' as const, home: 88, away: 88 }}>
      {(answer, setAnswer) => (
        <ScoreInput
          question={{ ...scoreQuestion, home: { name: home }, away: { name: away } }}
          answer={answer}
          onAnswerChange={setAnswer}
        />
      )}
    </Held>
  )
}

function choice(choiceId: string | undefined, disabled = false) {
  return () => (
    <Held start={choiceId === undefined ? undefined : { kind: 'choice' as const, choiceId }}>
      {(answer, setAnswer) => (
        <ChoiceQuestion
          question={tryQuestion}
          answer={answer}
          onAnswerChange={setAnswer}
          renderPicture={renderPicture}
          disabled={disabled}
        />
      )}
    </Held>
  )
}

function PredictionStory() {
  return (
    <Touchline>
      <TouchlineStop eyebrow="prediction one" title={scoreQuestion.text} done>
        {score({ home: 27, away: 19 })()}
      </TouchlineStop>
      <TouchlineStop eyebrow="prediction two" title={minuteQuestion.text} done>
        {minute(7)()}
      </TouchlineStop>
      <TouchlineStop eyebrow="prediction three" title={countQuestion.text}>
        {count(undefined)()}
      </TouchlineStop>
      <TouchlineStop eyebrow="prediction four" title={tryQuestion.text} done>
        <ChoiceQuestion
          question={tryQuestion}
          answer={{ kind: 'choice', choiceId: 'home' }}
          onAnswerChange={() => undefined}
          renderPicture={renderPicture}
        />
      </TouchlineStop>
    </Touchline>
  )
}

/** The question inputs: unanswered, answered, at a bound, closed. */
export const questionChapters: readonly Chapter[] = [
  {
    component: 'Prediction',
    part: 'Questions',
    stories: [{ name: 'half way', render: () => <PredictionStory /> }],
  },
  {
    component: 'ScoreInput',
    part: 'Questions',
    stories: [
      { name: 'unanswered', render: score(undefined) },
      { name: 'answered', render: score({ home: 27, away: 19 }) },
      { name: 'at the bounds', render: score({ home: 99, away: 0 }) },
      { name: 'closed', render: score({ home: 20, away: 20 }, true) },
      ...LONG_NAMES.map((names) => ({ name: names.join(' v '), render: longScore(names) })),
    ],
  },
  {
    component: 'MinuteDial',
    part: 'Questions',
    stories: [
      { name: 'unanswered', render: minute(undefined) },
      { name: 'answered', render: minute(7) },
      { name: 'closed', render: minute(62, true) },
    ],
  },
  {
    component: 'CountSlider',
    part: 'Questions',
    stories: [
      { name: 'unanswered', render: count(undefined) },
      { name: 'answered', render: count(6) },
      { name: 'at the top', render: count(30) },
      { name: 'closed', render: count(6, true) },
    ],
  },
  {
    component: 'ChoiceQuestion',
    part: 'Questions',
    stories: [
      { name: 'unanswered', render: choice(undefined) },
      { name: 'answered', render: choice('home') },
      { name: 'closed', render: choice('away', true) },
    ],
  },
  {
    component: 'PossessionSlider',
    part: 'Questions',
    stories: [
      { name: 'unanswered', render: possession(undefined) },
      { name: 'answered', render: possession(55) },
      { name: 'closed', render: possession(30, true) },
    ],
  },
  {
    component: 'NumbersInput',
    part: 'Questions',
    stories: [
      { name: 'unanswered', render: numbers(undefined) },
      { name: 'answered', render: numbers({ home: 142, away: 97 }) },
      { name: 'closed', render: numbers({ home: 142, away: 97 }, true) },
    ],
  },
  {
    component: 'CountdownText',
    part: 'Questions',
    stories: [
      { name: 'running', render: () => <CountdownText closesAt={Date.now() + 5_652_000} /> },
      { name: 'closing', render: () => <CountdownText closesAt={Date.now() + 300_000} /> },
      { name: 'closed', render: () => <CountdownText closesAt={0} /> },
    ],
  },
  {
    component: 'FixtureStatusTag',
    part: 'Questions',
    stories: FIXTURE_TAGS.map((tag) => ({ name: tag, render: () => <FixtureStatusTag tag={tag} /> })),
  },
  {
    component: 'PointsBadge',
    part: 'Questions',
    stories: [
      { name: 'earned', render: () => <PointsBadge points={18} /> },
      { name: 'none', render: () => <PointsBadge points={0} /> },
    ],
  },
]
