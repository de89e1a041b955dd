import type { ScoringPart } from '@touchline/game-rules'
import type { Generated, Insertable, Selectable } from 'kysely'
import type { WidgetKind } from '../core/widget-kind.ts'
import type { TABLES } from './migrations/0002-platform.ts'

/** What a column holds, by the type that its declaration begins with. JSON is parsed where it is read. */
type Value<Declaration extends string> = Declaration extends `${'uuid' | 'text'}[]${string}`
  ? string[]
  : Declaration extends `int[]${string}`
    ? number[]
    : Declaration extends `${'uuid' | 'text'}${string}`
      ? string
      : Declaration extends `${'int' | 'float8'}${string}`
        ? number
        : Declaration extends `boolean${string}`
          ? boolean
          : Declaration extends `timestamptz${string}`
            ? Date
            : unknown

type Nullable<Declaration extends string> =
  Declaration extends `${string}${'not null' | 'primary key' | 'generated'}${string}`
    ? Value<Declaration>
    : Value<Declaration> | null

type Column<Declaration extends string> = Declaration extends `${string}${' default ' | 'generated'}${string}`
  ? Generated<Nullable<Declaration>>
  : Nullable<Declaration>

type Declared = {
  [Table in keyof typeof TABLES]: {
    -readonly [Name in keyof (typeof TABLES)[Table]]: Column<(typeof TABLES)[Table][Name] & string>
  }
}

/** Text columns that hold one of a closed set. */
interface ClosedSets {
  tournaments: { scoring: 'standard' | 'changed' }
  widgets: { kind: WidgetKind; part: ScoringPart | null; status: WidgetStatus }
}

/** No widget of the sandbox is `scheduled`, but clients may ask for such widgets. */
type WidgetStatus = 'pending' | 'scheduled' | 'published'

export type Schema = {
  [Table in keyof Declared]: Table extends keyof ClosedSets
    ? Omit<Declared[Table], keyof ClosedSets[Table]> & ClosedSets[Table]
    : Declared[Table]
}

export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>

export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>
