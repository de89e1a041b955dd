import { eligibleCountries, type Prize, rulesText, schemeFor, TIE_BREAK_TEXT } from '@touchline/game-rules'
import { buttonAttributes, Card, DataTable, type DataTableColumn, VisuallyHidden } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { dayText } from '../../config/text-format.ts'
import { ownFile } from '../../config/urls.ts'
import { useGame } from '../../launch/game.ts'
import layout from '../../screen/screen-layout.module.css'
import { countriesText, prizeText, rulesCopy } from './rules-copy.ts'
import styles from './rules-screen.module.css'

/** Renders the rules from the table that settles the questions. */
export function RulesScreen() {
  const { entry, settings } = useGame()
  const { tournament } = entry
  const rows = rulesText(schemeFor(tournament))
  const mostPoints = rows.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
  return (
    <>
      <div className={styles['lead']}>
        <strong aria-hidden="true">{mostPoints}</strong>
        <p>
          <VisuallyHidden>{`${mostPoints} `}</VisuallyHidden>
          {rulesCopy.most(mostPoints)} {rulesCopy.lead}
        </p>
      </div>
      <ol className={styles['rows']}>
        {rows.map((row) => (
          <Card as="li" key={row.question} className={styles['row']}>
            <span className={styles['number']} aria-hidden="true">
              {row.number}
            </span>
            <div className={styles['words']}>
              <h2 className={styles['question']}>{row.title}</h2>
              <p>{wholeRanges(row.text)}</p>
            </div>
            <span className={styles['max']}>
              {row.maxPoints} <small>{rulesCopy.points}</small>
            </span>
          </Card>
        ))}
      </ol>
      <Card tone="plain" className={layout['rows']}>
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
        <section className={styles['note']}>
          <h2 className={styles['question']}>{rulesCopy.eligibilityTitle}</h2>
          <p>{rulesCopy.eligibility(countriesText(eligibleCountries(tournament)))}</p>
          <p>{rulesCopy.prizes}</p>
          {tournament.tournamentEndDate !== undefined ? (
            <p>{rulesCopy.ends(dayText(tournament.tournamentEndDate))}</p>
          ) : null}
        </section>
      </Card>
      <a
        href={ownFile(settings.basePath, rulesCopy.accessibilityFile)}
        target="_blank"
        rel="noreferrer"
        {...buttonAttributes({ variant: 'quiet' })}
      >
        {rulesCopy.accessibility}
      </a>
    </>
  )
}

/** Returns the text with each range of numbers, such as '6-10', in one line. */
function wholeRanges(text: string): ReactNode {
  return text.split(/(\d+-\d+)/).map((part) =>
    /^\d+-\d+$/.test(part) ? (
      <span key={part} className={styles['range']}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

const COLUMNS: readonly DataTableColumn<Prize>[] = [
  { id: 'place', header: rulesCopy.place, cell: ({ place }) => place, isRowHeader: true },
  { id: 'amount', header: rulesCopy.amount, kind: 'number', cell: ({ amountNzd }) => prizeText(amountNzd) },
]

/** Renders the prizes of a tournament by place, in NZD. */
function PrizeTable({ prizes }: { readonly prizes: readonly Prize[] }) {
  return (
    <DataTable
      caption={rulesCopy.prizesTitle}
      columns={COLUMNS}
      rows={prizes}
      rowKey={({ place }) => String(place)}
    />
  )
}
