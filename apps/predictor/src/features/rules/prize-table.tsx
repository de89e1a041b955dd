import type { Prize } from '@touchline/game-rules'
import { DataTable, type DataTableColumn } from '@touchline/ui-kit'
import { prizeText, rulesCopy } from '../../config/copy/rules-copy.ts'

const COLUMNS: readonly DataTableColumn<Prize>[] = [
  { id: 'place', header: rulesCopy.place, cell: ({ place }) => place, isRowHeader: true },
  { id: 'amount', header: rulesCopy.amount, kind: 'number', cell: ({ amountNzd }) => prizeText(amountNzd) },
]

/** Renders the prizes of a tournament by place, in NZD. */
export function PrizeTable({ prizes }: { readonly prizes: readonly Prize[] }) {
  return (
    <DataTable
      caption={rulesCopy.prizesTitle}
      columns={COLUMNS}
      rows={prizes}
      rowKey={({ place }) => String(place)}
    />
  )
}
