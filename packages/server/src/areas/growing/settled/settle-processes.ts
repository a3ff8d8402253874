import { processes } from '@trace/domain/areas/growing/processes.ts'
import { processStatus } from '@trace/domain/areas/growing/states.ts'
import type { Row } from '@trace/define/resource.ts'
import { labelOf } from '@trace/define/machine.ts'
import { lowerFirst } from '@trace/define/text/format.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { SettledRule } from '@trace/platform/request/settle.ts'
import type { Store } from '@trace/platform/store/store.ts'

type Process = Row<typeof processes> & { id: number; deleted_at: string | null }

interface Version {
  name: string
  version_number: number
  status: string
  by: string | null
}

/**
 * Rule: a process has one next version, and of all its versions one at most is active. It refuses the second of two
 * officers who edit the same process in use, and what would bring another version back.
 */
export const settledProcesses: SettledRule = {
  watches: [processes.name],
  async settle({ store, written }) {
    for (const [id, { before, after }] of written.get(processes.name) ?? []) {
      const process = after as Process | null
      if (!process || process.deleted_at) continue
      const isNew = !before || Boolean(before['deleted_at'])
      if (isNew && process.parent_id !== null) await refuseSecond(store, id, process.parent_id)
      if (process.status === 'active' && (isNew || before['status'] !== 'active')) await refuseTwoActive(store, id)
    }
  },
}

async function refuseSecond({ unscoped }: Store, id: number, parent: number): Promise<void> {
  await unscoped(
    'a version is refused because of another of the same process, which is named',
  )`select 1 from processes where id = ${parent} for update`
  const [other] = await unscoped('a version is refused because of another of the same process, which is named')<
    Version[]
  >`
    select p.name, p.version_number, p.status, u.name as by from processes p left join users u on u.id = p.created_by
    where p.parent_id = ${parent} and p.id <> ${id} and p.deleted_at is null and p.status <> 'archived' limit 1`
  if (!other) return
  const { name, version_number, status, by } = other
  const said = `phiên bản ${version_number} (${lowerFirst(labelOf(processStatus, status))})`
  throw new Refusal(409, `${name} đã có ${said}${by ? ` do ${by} lưu` : ''}; hãy sửa phiên bản đó`)
}

/** The versions of a process descend from its first one, whose row is locked. */
async function refuseTwoActive({ unscoped }: Store, id: number): Promise<void> {
  const [first] = await unscoped('a version is refused because of another of the same process, which is named')<
    { id: number }[]
  >`
    with recursive earlier as (
      select id, parent_id from processes where id = ${id}
      union select p.id, p.parent_id from processes p join earlier e on p.id = e.parent_id)
    select id from earlier where parent_id is null`
  await unscoped(
    'a version is refused because of another of the same process, which is named',
  )`select 1 from processes where id = ${first!.id} for update`
  const [other] = await unscoped('a version is refused because of another of the same process, which is named')<
    Pick<Version, 'name' | 'version_number'>[]
  >`
    with recursive versions as (
      select id, name, version_number, status, deleted_at from processes where id = ${first!.id}
      union select p.id, p.name, p.version_number, p.status, p.deleted_at
      from processes p join versions v on p.parent_id = v.id where p.parent_id is not null)
    select name, version_number from versions where id <> ${id} and status = 'active' and deleted_at is null limit 1`
  if (!other) return
  const { name, version_number } = other
  throw new Refusal(409, `${name} đang áp dụng phiên bản ${version_number}; hãy lưu trữ phiên bản đó trước`)
}
