import { randomUUID } from 'node:crypto'
import type { TestContext } from 'node:test'
import { connect } from '@trace/platform/ports/postgres/connect.ts'

/** Creates an empty database, dropped after the test; returns its address. */
export async function emptyDatabase(t: Pick<TestContext, 'after'>): Promise<string> {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  const name = `empty_${randomUUID().slice(0, 8)}`
  const root = connect(url.href, { max: 1 })
  await root.unsafe(`create database ${name}`)
  t.after(async () => {
    await root.unsafe(`drop database ${name} with (force)`)
    await root.end()
  })
  url.pathname = `/${name}`
  return url.href
}
