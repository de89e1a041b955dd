import type { Database } from './database.ts'

/** What the sandbox remembers about itself. */
export type SettingKey = 'clock' | 'clock-seen-at' | 'crowd-size' | 'seed'

export async function readSetting(db: Database, key: SettingKey): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

export async function writeSetting(db: Database, key: SettingKey, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
