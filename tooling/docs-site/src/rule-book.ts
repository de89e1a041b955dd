import {
  changedScheme,
  eligibleCountries,
  FEEDBACK_TEXT,
  FIXTURE_TAG_TEXT,
  FIXTURE_TAGS,
  LIMITS,
  maximumPoints,
  rulesText,
  SCORING_PARTS,
  type ScoringScheme,
  standardScheme,
  TIE_BREAK_TEXT,
} from '@touchline/game-rules'
import { markdownTable } from './markdown-table.ts'

const VARIANTS = [
  { title: 'Standard scoring', scheme: standardScheme, showChangedTnc: false },
  { title: 'Changed scoring', scheme: changedScheme, showChangedTnc: true },
] as const

const COUNTRIES = new Intl.DisplayNames('en-US', { type: 'region' })

/** Returns the rules as a Markdown page, from the tables that the game scores with. */
export function ruleBook(): string {
  return `---
title: Rule book
group: Rules
---

# Rule book

Generated from \`@touchline/game-rules\` when this site was built. The game scores with the same tables.

${VARIANTS.map(({ title, scheme, showChangedTnc }) => variant(title, scheme, showChangedTnc)).join('\n')}
## Equal totals

${TIE_BREAK_TEXT}

## After the match

${list(Object.values(FEEDBACK_TEXT).map((text) => `'${text}'`))}

## Tags of a fixture

A fixture has the first tag whose condition is true:

${list(FIXTURE_TAGS.map((tag) => `'${FIXTURE_TAG_TEXT[tag]}'`))}

## Limits

${markdownTable(
  ['What', 'Limit'],
  Object.entries(LIMITS).map(([name, limit]) => [name, limitText(limit)]),
)}
`
}

function variant(title: string, scheme: ScoringScheme, showChangedTnc: boolean): string {
  const questions = rulesText(scheme).map(({ number, title: name, text, maxPoints }) => [
    number,
    name,
    text,
    maxPoints,
  ])
  const countries = eligibleCountries({ showChangedTnc }).map((code) => COUNTRIES.of(code) ?? code)
  return `## ${title}

At most ${maximumPoints(scheme, SCORING_PARTS)} points a fixture.

${markdownTable(['#', 'Question', 'Points', 'Maximum'], questions)}

Anyone of 18 or over may play; prizes are for residents of ${new Intl.ListFormat('en-US').format(countries)}.
`
}

function limitText(limit: unknown): string {
  return typeof limit === 'object' && limit !== null
    ? Object.entries(limit)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')
    : String(limit)
}

function list(items: readonly string[]): string {
  return items.map((item) => `1. ${item}`).join('\n')
}
