import type { Entry } from '@trace/define/entry.ts'
import { readOnlyProblem } from '@trace/define/reach.ts'
import type { Resource, Row, StandardColumns } from '@trace/define/resource.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import type { LogAction } from '../viewer.ts'
import { Refusal } from '../refusal.ts'
import { approving } from './approver.ts'
import type { Author } from './author.ts'
import { changed, toColumnValues, standingAfter } from './cells.ts'
import { changeChildren, hasChildren, loggedChildren, saysNoChildren } from './children.ts'
import { refuseDangling } from './dangling.ts'
import type { Log } from './log.ts'
import type { Reader } from './read.ts'
import { ownedBy } from './read-form.ts'
import { refuseProposed } from './proposed.ts'
import { checkReferences } from './references.ts'
import { refuseStale } from './stale.ts'
import { isWithinReach, refuseRowBeyondReach, refuseWriteBeyondReach } from './scope.ts'
import { nameOf } from './titles.ts'
import { lackingAfter } from './lacking.ts'
import { usesOf } from './uses.ts'
import { vouchedAfter } from './vouch.ts'

type Values = Record<string, unknown>

/** The refusal to delete a row that others refer to. */
export class InUse extends Refusal {}

/** Maximum number of resources named in a refusal. */
const MOST_NAMED = 3

/** Where a row is used, for a sentence: '3 sản phẩm, 1 lô sản xuất và dòng khác ngoài quyền xem của bạn'. */
function usedWhere(uses: Awaited<ReturnType<typeof usesOf>>): string {
  const seen = uses.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  const most = seen
    .slice(0, MOST_NAMED)
    .map(({ label, count }) => `${count} ${label}`)
    .join(', ')
  const others = seen.length > MOST_NAMED ? [`${seen.length - MOST_NAMED} mục khác`] : []
  const hidden = uses.some(({ has_hidden }) => has_hidden) ? ['dòng khác ngoài quyền xem của bạn'] : []
  return [most, ...others, ...hidden].filter(Boolean).join(' và ')
}

/** Changes and deletes rows within the viewer's reach; every write adds a log line. */
export function openWriter(sql: Sql, author: Author, { find, show, forgetHeld }: Reader, log: Log) {
  const { note, noteRow, markChanged, markRecovered, areInOne } = log
  const { viewer, past } = author
  const { reach } = viewer
  const moment = past?.at ?? sql`now()`
  const { now, sees, approver } = approving(author, log)

  /**
   * Updates some values of a row. Optimistic locking: throws for another `version`, with the current row in the answer.
   * A patch that `restores` former values changes nothing else: approved values and the time of the last change of
   * state are not computed again. `reason` goes into the history, for a reason that no field of the row holds.
   */
  async function update<R extends Resource>(
    resource: R,
    id: number,
    patch: Partial<Row<R>>,
    options: { version?: unknown; logs?: LogAction; restores?: true; reason?: string | null } = {},
  ) {
    refuseWriteBeyondReach(resource, reach)
    const before = (await find(resource, id, 'own')) as Values & StandardColumns
    await refuseStaleRow(resource, before, options.version)
    const wanted = { ...before, ...patch }
    refuseRowBeyondReach(resource, reach, wanted)
    await checkReferences(sql, reach, resource.fields, ownedBy(resource, wanted, reach), before)
    const written = toColumnValues(resource, patch)
    const after = { ...before, ...written }
    await refuseProposed(sql, resource, before, after)
    const cells = changed(before, {
      ...written,
      ...(options.restores
        ? {}
        : {
            ...vouchedAfter(resource.fields, before, after, { sees: sees(resource), at: now().toISOString() }),
            ...lackingAfter(resource, before, after),
          }),
    })
    const touched = Object.entries(resource.fields).some(
      ([name, { kind, auto }]) => kind === 'rows' && !auto && name in patch,
    )
    if (Object.keys(cells).length === 0 && !touched) return show(resource, id)
    forgetHeld()
    const { standing_since = before['standing_since'] } = patch as Values
    const standing = options.restores
      ? { ...('standing_since' in before && { standing_since }) }
      : standingAfter(resource.fields, before, cells, now())
    const writing = sql<(Values & StandardColumns)[]>`
      update ${sql(resource.table)} set ${sql({ ...cells, ...standing, updated_by: viewer.id || null } as never)}, version = version + 1, updated_at = ${moment}
      where id = ${id} returning *`.execute()
    // In one transaction statements are answered in their order, so the read of the row can be sent before the update
    // is answered.
    const [[row], inside, early] = await Promise.all([
      writing,
      loggedChildren(sql, resource.fields, id, patch),
      areInOne() && saysNoChildren(resource.fields, patch) ? show(resource, id) : null,
    ])
    const asRead = early && !hasChildren(resource.fields, patch, inside) ? early : null
    const insideNow = await changeChildren(sql, resource.fields, id, patch, inside, approver(resource))
    const [shown] = await Promise.all([
      asRead ?? show(resource, id),
      noteRow(
        resource,
        options.logs ?? author.logs,
        { ...before, ...inside },
        { ...row!, ...insideNow },
        options.reason,
      ),
    ])
    return shown
  }

  /** Throws if a write was based on an older version of a row. */
  const refuseStaleRow = (resource: Resource, row: StandardColumns, version: unknown): Promise<void> =>
    refuseStale(sql, viewer, resource, row, version, () => show(resource, row.id))

  /** Restores former values of a row, logged as the action `logs`. */
  const restore = <R extends Resource>(resource: R, id: number, values: Values, logs: LogAction) =>
    update(resource, id, values as Partial<Row<R>>, { logs, restores: true })

  /** Moves a row to the trash; throws while others refer to it, and names them. */
  async function remove(resource: Resource, id: number): Promise<void> {
    refuseWriteBeyondReach(resource, reach)
    const before = await find(resource, id, 'own')
    const uses = await usesOf(sql, viewer, resource, id)
    if (uses.length > 0) {
      const where = usedWhere(uses)
      throw new InUse(409, `Không thể xóa: đang được sử dụng ở ${where}`, { data: { uses } })
    }
    forgetHeld()
    await sql`update ${sql(resource.table)} set deleted_at = ${moment}, updated_by = ${viewer.id || null}, version = version + 1 where id = ${id}`
    await noteRow(resource, 'delete', before, null)
  }

  /** Restores a row from the trash, unless a row it refers to is gone or a unique value was taken meanwhile. */
  async function recover<R extends Resource>(resource: R, id: number): Promise<Entry<R>> {
    const [row] = await sql<Values[]>`
      select t.* from ${sql(resource.table)} t
      where t.id = ${id} and t.deleted_at is not null and ${isWithinReach(sql, resource, reach, 'own')} for update of t`
    if (!row) throw new Refusal(404, `Không tìm thấy ${resource.label.toLowerCase()} trong thùng rác`)
    const problem = readOnlyProblem(resource, reach, row)
    if (problem) throw new Refusal(403, problem)
    await refuseDangling(sql, resource.fields, [row])
    forgetHeld()
    await sql`
      update ${sql(resource.table)} set deleted_at = null, version = version + 1, updated_at = now(), updated_by = ${viewer.id}
      where id = ${id}`
    const [old_values, new_values] = [{ deleted_at: row['deleted_at'] }, { deleted_at: null }]
    const label = await nameOf(sql, resource, id)
    await note('update', { subject: resource.table, id, label, old_values, new_values })
    markChanged(resource, id)
    markRecovered(resource, id, row)
    return show(resource, id)
  }

  return { now, update, restore, remove, recover, refuseStale: refuseStaleRow }
}
