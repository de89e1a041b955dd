import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Makes an empty database on a server and returns its URL. */
export async function newDatabase(serverUrl: string): Promise<string> {
  const name = `touchline_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${pg.escapeIdentifier(name)}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
