import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Makes a database on a server, empty or as a copy of another one there, and returns its URL. */
export async function newDatabase(serverUrl: string, templateUrl?: string | undefined): Promise<string> {
  const name = `touchline_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  const template = templateUrl === undefined ? 'template1' : new URL(templateUrl).pathname.slice(1)
  await client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
