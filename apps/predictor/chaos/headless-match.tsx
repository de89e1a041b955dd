import { useQuery } from '@tanstack/react-query'
import type { FixtureId } from '@touchline/game-rules'
import { type ReactNode, useEffect } from 'react'
import { usePredictionForm } from '../src/features/prediction/use-prediction-form.ts'
import { useGame } from '../src/launch/use-game.ts'
import { answersQuery } from '../src/queries/answers.ts'
import { fixtureQuery } from '../src/queries/fixtures.ts'
import { playerQuery } from '../src/queries/player.ts'
import { questionsQuery } from '../src/queries/questions.ts'

type Asked = Parameters<typeof usePredictionForm>[0]
type Stored = Parameters<typeof usePredictionForm>[1]

/** The form of a match as it stands on the page: the game's own hook, without the markup. */
export type FormOnPage = ReturnType<typeof usePredictionForm> & { readonly asked: Asked }

/** What a page shows. */
export type PageView =
  | { readonly name: 'loading' }
  | { readonly name: 'failed' }
  | ({ readonly name: 'form' } & FormOnPage)

interface Shown {
  /** Told after every change of what is shown. */
  readonly onShow: (view: PageView) => void
}

/** The way to a match's form, as the game's gate and screen go it: player, match, questions, answers. */
export function HeadlessMatch({ fixtureId, onShow }: Shown & { readonly fixtureId: FixtureId }) {
  return (
    <Player onShow={onShow}>
      <Match fixtureId={fixtureId} onShow={onShow} />
    </Player>
  )
}

interface PlayerProps extends Shown {
  readonly children: ReactNode
}

/** As the game's gate does: nobody sees a match before it is known who plays. */
function Player({ children, onShow }: PlayerProps) {
  const player = useQuery(playerQuery(useGame()))
  return player.data === undefined ? <Waiting hasFailed={player.isError} onShow={onShow} /> : children
}

interface MatchProps extends Shown {
  readonly fixtureId: FixtureId
}

function Match({ fixtureId, onShow }: MatchProps) {
  const game = useGame()
  const fixture = useQuery(fixtureQuery(game, game.entry.tournament, fixtureId))
  return fixture.data === undefined ? (
    <Waiting hasFailed={fixture.isError} onShow={onShow} />
  ) : (
    <Questions fixture={fixture.data.fixture} onShow={onShow} />
  )
}

interface QuestionsProps extends Shown {
  readonly fixture: Parameters<typeof questionsQuery>[1]
}

function Questions({ fixture, onShow }: QuestionsProps) {
  const game = useGame()
  const asked = useQuery(questionsQuery(game, fixture))
  return asked.data === undefined ? (
    <Waiting hasFailed={asked.isError} onShow={onShow} />
  ) : (
    <Answers asked={asked.data} onShow={onShow} />
  )
}

function Answers({ asked, onShow }: { readonly asked: Asked } & Shown) {
  const stored = useQuery(answersQuery(useGame(), asked))
  return stored.data === undefined ? (
    <Waiting hasFailed={stored.isError} onShow={onShow} />
  ) : (
    <Sheet asked={asked} stored={stored.data} onShow={onShow} />
  )
}

interface SheetProps extends Shown {
  readonly asked: Asked
  readonly stored: Stored
}

function Sheet({ asked, stored, onShow }: SheetProps) {
  const inUse = usePredictionForm(asked, stored)
  useEffect(() => onShow({ name: 'form', asked, ...inUse }))
  return null
}

function Waiting({ hasFailed, onShow }: { readonly hasFailed: boolean } & Shown) {
  useEffect(() => onShow({ name: hasFailed ? 'failed' : 'loading' }), [hasFailed, onShow])
  return null
}
