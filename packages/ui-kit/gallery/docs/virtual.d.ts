declare module 'virtual:props-tables' {
  export const tables: Readonly<Record<string, readonly import('./props-table.ts').PropRow[]>>
}
