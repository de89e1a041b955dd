import { crowdCopy } from '../../config/copy/crowd-copy.ts'
import { passportCopy } from '../../config/copy/passport-copy.ts'
import { TeamNames } from '../../match/team-names.tsx'
import styles from './passport-screen.module.css'
import type { BoldCall, PlayedMatch, SeasonPassport } from './season-passport.ts'

/** Renders the numbers of a season, and its best call. */
export function PassportFacts({ passport }: { readonly passport: SeasonPassport }) {
  const { rounds, exactScores, streak, bestRound, bestCall, boldestCall } = passport
  const facts = [
    { label: passportCopy.roundsPlayed, value: rounds.length, note: undefined },
    { label: passportCopy.exactScores, value: exactScores, note: undefined },
    { label: passportCopy.streak, value: streak.longest, note: passportCopy.streakNow(streak.current) },
    ...(bestRound?.points === undefined
      ? []
      : [
          {
            label: passportCopy.bestRound,
            value: bestRound.label,
            note: passportCopy.points(bestRound.points),
          },
        ]),
  ]
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note === undefined ? null : <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {bestCall === undefined ? null : <BestCall match={bestCall} />}
      {boldestCall === undefined ? null : <BoldestCall call={boldestCall} />}
    </>
  )
}

function BestCall({ match }: { readonly match: PlayedMatch }) {
  const { pick, score, home, away } = match
  const said = pick && passportCopy.said(pick.home, pick.away)
  const ended = score && passportCopy.ended(score.home, score.away)
  return (
    <section className={styles['call']}>
      <h2>{passportCopy.bestCall}</h2>
      <p className={styles['teams']}>
        <TeamNames home={{ name: home }} away={{ name: away }} />
      </p>
      <p>
        {[match.points === undefined ? undefined : passportCopy.points(match.points), said, ended]
          .filter((text) => text !== undefined)
          .join(' · ')}
      </p>
    </section>
  )
}

function BoldestCall({ call: { match, question, said, share } }: { readonly call: BoldCall }) {
  return (
    <section className={styles['call']}>
      <h2>{passportCopy.boldestCall}</h2>
      <p className={styles['teams']}>
        <TeamNames home={{ name: match.home }} away={{ name: match.away }} />
      </p>
      <p>
        {passportCopy.boldAnswer(question, said)} · {passportCopy.boldestShare(crowdCopy.percent(share))}
      </p>
    </section>
  )
}
