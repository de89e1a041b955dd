import { eligibleCountries, rulesText, schemeFor, TIE_BREAK_TEXT } from '@touchline/game-rules'
import { Button, Card, CloseIcon } from '@touchline/ui-kit'
import { appCopy } from '../../config/copy/app-copy.ts'
import { countriesText, rulesCopy } from '../../config/copy/rules-copy.ts'
import { dayText } from '../../config/copy/saved-at-text.ts'
import { PageTitle } from '../../frame/page-title.tsx'
import { useStepBack } from '../../frame/use-step-back.ts'
import { useGame } from '../../launch/use-game.ts'
import { PrizeTable } from './prize-table.tsx'
import styles from './rules-screen.module.css'

/** The rules, written from the very table that settles the questions. */
export function RulesScreen() {
  const { tournament } = useGame().entry
  const stepBack = useStepBack()
  const rows = rulesText(schemeFor(tournament))
  return (
    <main className={styles['screen']}>
      <PageTitle>{appCopy.rules}</PageTitle>
      <div className={styles['top']}>
        <h1 className={styles['title']}>{rulesCopy.title}</h1>
        <Button shape="round" label={rulesCopy.close} onClick={stepBack}>
          <CloseIcon />
        </Button>
      </div>
      <p className={styles['lead']}>{rulesCopy.lead}</p>
      <ol className={styles['rows']}>
        {rows.map((row) => (
          <Card as="li" key={row.question} className={styles['row']}>
            <span className={styles['number']} aria-hidden="true">
              {row.number}
            </span>
            <div>
              <h2 className={styles['question']}>{row.title}</h2>
              <p>{row.text}</p>
            </div>
            <span className={styles['max']}>{row.maxPoints}</span>
          </Card>
        ))}
      </ol>
      <section className={styles['note']}>
        <h2 className={styles['question']}>{rulesCopy.tieBreakTitle}</h2>
        <p>{TIE_BREAK_TEXT}</p>
      </section>
      <section className={styles['note']}>
        <h2 className={styles['question']}>{rulesCopy.voidTitle}</h2>
        <p>{rulesCopy.void}</p>
      </section>
      {tournament.prizes === undefined ? null : (
        <section className={styles['note']}>
          <h2 className={styles['question']}>{rulesCopy.prizesTitle}</h2>
          <PrizeTable prizes={tournament.prizes} />
        </section>
      )}
      <footer className={styles['note']}>
        <h2 className={styles['question']}>{rulesCopy.eligibilityTitle}</h2>
        <p>{rulesCopy.eligibility(countriesText(eligibleCountries(tournament)))}</p>
        <p>{rulesCopy.prizes}</p>
        {tournament.tournamentEndDate !== undefined ? (
          <p>{rulesCopy.ends(dayText(tournament.tournamentEndDate))}</p>
        ) : null}
      </footer>
    </main>
  )
}
