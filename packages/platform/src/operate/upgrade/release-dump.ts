import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type { Pool, Sql } from '../../ports/postgres/connect.ts'
import { quotedTableName, quoted, tablesOf } from '../../ports/postgres/copy-database.ts'
import { migrate } from '../../ports/postgres/migrate.ts'

const ENDING = '.sql.gz'

const COPY = /^COPY .+ FROM stdin;$/

/** Refusal for a product that stores no releases. */
export const NO_RELEASES = 'Chương trình này không giữ dữ liệu của các bản đã phát hành'

/** Names of the stored releases. */
export const storedReleases = async (folder: string): Promise<string[]> =>
  (await readdir(folder))
    .filter((name) => name.endsWith(ENDING))
    .map((name) => basename(name, ENDING))
    .toSorted()

/**
 * Stores the rows of a database as those of a release, in SQL that `psql` can also read. Table definitions are left
 * out: the migrations of the release create them. The job queue is left out, because it belongs to its library.
 */
export async function writeRelease(from: Pool, release: string, folder: string): Promise<string> {
  const parts = await from.begin('isolation level repeatable read read only', rowsAsText)
  const path = join(folder, `${release}${ENDING}`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.new`, gzipSync(parts.join(''), { level: 9 }))
  await rename(`${path}.new`, path)
  return path
}

async function rowsAsText(source: Sql): Promise<string[]> {
  const tables = (await tablesOf(source)).filter(({ schema }) => schema === 'public')
  const names = await source<{ name: string }[]>`select name from migrations order by name`
  const parts = [`-- migrations: ${names.map(({ name }) => name).join(' ')}\n`]
  for (const table of tables)
    if (table.parent)
      parts.push(`create table if not exists ${quotedTableName(table)} partition of ${table.parent} ${table.bound};\n`)
  for (const table of tables) {
    const target = `${quotedTableName(table)} (${table.columns.map(quoted).join(', ')})`
    const rows = await text(await source.unsafe(`copy ${target} to stdout`).readable())
    if (rows !== '') parts.push(`COPY ${target} FROM stdin;\n${rows}\\.\n`)
  }
  const sequences = await source<{ name: string; last: number }[]>`
    select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null order by 1`
  for (const { name, last } of sequences) parts.push(`select setval('public.${quoted(name)}', ${last});\n`)
  return parts
}

/** Loads the dump of a release into an empty database, after the migrations that the release had run. */
export async function loadRelease(
  { migrations, releases }: { migrations: string; releases: string },
  to: Pool,
  release: string,
): Promise<void> {
  const lines = gunzipSync(await readFile(join(releases, `${release}${ENDING}`)))
    .toString()
    .split('\n')
  const ran = new Set(lines[0]!.split(' ').slice(2))
  await migrate(to, migrations, (name) => ran.has(name))
  const made = (await tablesOf(to)).filter(({ schema }) => schema === 'public')
  await to.begin(async (target) => {
    // Foreign keys are circular, so they are not checked: they held in the dumped database.
    await target`set local session_replication_role = replica`
    await target.unsafe(`truncate ${made.map(quotedTableName).join(', ')}`)
    for (let at = 1; at < lines.length; at++) {
      const line = lines[at]!
      if (line === '') continue
      if (!COPY.test(line)) {
        await target.unsafe(line)
        continue
      }
      const end = lines.indexOf('\\.', at)
      const rows = lines.slice(at + 1, end).map((row) => `${row}\n`)
      await pipeline(Readable.from(rows), await target.unsafe(line).writable())
      at = end
    }
  })
}
