import { type Fault, faultSchema } from '../core/fault.ts'
import type { DatabaseHandle } from './database.ts'

/** Stores faults in the database that several processes share, and notifies the others of each change. */
export function createFaultStore({ db, notifyOthers }: Pick<DatabaseHandle, 'db' | 'notifyOthers'>) {
  return {
    async add(id: string, fault: Fault) {
      const row = { id, fault: JSON.stringify(fault), times_left: fault.times ?? null }
      await db.insertInto('faults').values(row).execute()
      await notifyOthers()
    },
    async take(id: string) {
      const { numUpdatedRows } = await db
        .updateTable('faults')
        .set(({ eb }) => ({ times_left: eb('times_left', '-', 1) }))
        .where('id', '=', id)
        .where('times_left', '>', 0)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async clear() {
      await db.deleteFrom('faults').execute()
      await notifyOthers()
    },
    async all() {
      const rows = await db
        .selectFrom('faults')
        .selectAll()
        .where((where) => where.or([where('times_left', 'is', null), where('times_left', '>', 0)]))
        .orderBy('place')
        .execute()
      return rows.map(({ id, fault, times_left }) => ({
        id,
        fault: faultSchema.parse(fault),
        left: times_left ?? Number.POSITIVE_INFINITY,
      }))
    },
  }
}
