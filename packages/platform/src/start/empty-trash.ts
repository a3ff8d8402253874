import { isPerson } from '@trace/define/personal.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import type { ErasePerson } from './product.ts'
import { systemAuthor } from '../access/system-author.ts'
import { runAllSteps, MOST_FAILURES } from '../run-all-steps.ts'
import { erasedName } from '../personal/person.ts'
import { unscoped } from '../store/rows.ts'
import { removeForGood } from '../store/remove-for-good.ts'
import { openStore } from '../store/store.ts'
import type { Pool, Sql } from '../ports/postgres/connect.ts'
import type { Settings } from '../ports/settings/settings.ts'

/**
 * Maximum rows of a list examined each night, chosen at random, so that rows that have to stay do not block the
 * others.
 */
const AT_ONCE = 2_000

/**
 * Deletes rows that have been in the trash for the configured number of days. A row that others refer to stays,
 * since traceability records name it; if it is a person, its personal data are erased.
 */
export async function emptyTrash(pool: Pool, settings: Settings, erasePerson: ErasePerson): Promise<void> {
  await runAllSteps(
    catalogue()
      .resources.filter(({ handmade }) => !handmade)
      .map((resource) => [resource.table, () => emptyTrashOf(pool, settings, resource, erasePerson)]),
  )
}

async function emptyTrashOf(
  pool: Pool,
  settings: Settings,
  resource: Resource,
  erasePerson: ErasePerson,
): Promise<void> {
  const days = settings.retention.trashDays
  const { table, title } = resource
  const person = isPerson(resource)
  const rows = await unscoped(pool, 'what has lain in the trash for its time, whosever it is')<
    { id: number; title: unknown }[]
  >`
    select id, ${pool(title)} as title from ${pool(table)}
    where deleted_at < now() - make_interval(days => ${days}::int) order by random() limit ${AT_ONCE}`
  let gone = 0
  const steps = rows.map((row) => async () => {
    if (person && row.title !== erasedName(row.id))
      await pool.begin((sql) =>
        erasePerson(byTrash(sql, settings), resource, row.id, {
          settings,
          reason: `${days} ngày trong thùng rác`,
        }),
      )
    if (await removeForGood(pool, resource, row.id)) gone++
  })
  try {
    await runAllSteps(
      steps.map((step, at) => [`#${rows[at]!.id}`, step]),
      MOST_FAILURES,
    )
  } finally {
    if (gone > 0) await byTrash(pool, settings).note('delete', { subject: table, label: `Dọn thùng rác: ${gone} dòng` })
  }
}

const byTrash = (sql: Sql, { province }: Settings) => openStore(sql, systemAuthor('jobs/trash', province))
