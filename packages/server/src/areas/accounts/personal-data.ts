import { KEPT_OF_PERSONS, personalDataForm } from '@trace/domain/areas/accounts/personal-data.ts'
import { users } from '@trace/domain/areas/accounts/users.ts'
import { apps } from '@trace/domain/areas/portal/apps.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import type { Fields } from '@trace/define/field.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { checkOwnPassword } from '@trace/platform/access/own-password.ts'
import { data, none } from '@trace/platform/operation/answers.ts'
import type { RawCall } from '@trace/platform/operation/raw-call.ts'
import { newLink, oneUseLink } from '@trace/platform/files/links.ts'
import { operation, AnswerWithMessage } from '@trace/platform/operation/operation.ts'
import { erasedName, findPerson, findPersonRow } from '@trace/platform/personal/person.ts'
import { erasePerson as erase } from '@trace/platform/personal/erase-person.ts'
import { usualPlaces } from '@trace/platform/personal/places.ts'
import type { Person } from '@trace/platform/personal/person.ts'
import { writeFound } from '@trace/platform/personal/found.ts'
import type { PersonalValue } from '@trace/platform/personal/found.ts'
import type { PersonalDataPlace } from '@trace/platform/personal/places.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { isOwner } from '@trace/platform/viewer.ts'
import type { Viewer } from '@trace/platform/viewer.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { refuseOwnAccount, refuseMorePrivileged } from './access/strength.ts'

/** The app password of a labor or a shopper. */
const rowPassword: PersonalDataPlace = {
  label: 'Mật khẩu ứng dụng',
  read: async ({ sql }, { resource: { table }, id }) =>
    (
      await sql<{ updated_at: string }[]>`
      select updated_at from row_passwords where subject = ${table} and row_id = ${id}`
    ).map(({ updated_at }) => ({
      what: 'Mật khẩu',
      value: 'chỉ lưu dạng băm',
      at: updated_at,
    })),
  erase: async ({ sql }, { resource: { table }, id }) =>
    void (await sql`delete from row_passwords where subject = ${table} and row_id = ${id}`),
}

/** Place of an account's sign-ins and logged actions, with IPs. */
const signIns: PersonalDataPlace = {
  label: 'Đăng nhập',
  read: async ({ sql, unscoped }, { id }) => [
    ...(await sql<
      PersonalValue[]
    >`select 'Phiên đăng nhập' as what, coalesce(ip, '') as value, created_at as at from sessions where user_id = ${id}`),
    ...(await unscoped('the acts of one account, which was found within reach')<PersonalValue[]>`
      select 'Thao tác đã làm' as what, concat_ws(' ', action, subject, entity_id, 'từ', ip) as value, created_at as at
      from system_logs where user_id = ${id} order by id desc limit 10000`),
  ],
  async erase({ sql }, { id, mentions }) {
    await sql`delete from sessions where user_id = ${id}`
    await sql`delete from user_secrets where user_id = ${id}`
    await sql`delete from recovery_codes where user_id = ${id}`
    await sql`delete from password_resets where user_id = ${id}`
    await sql`delete from notice_mails where user_id = ${id}`
    await sql`update notices set by_name = ${erasedName(id)} where by_id = ${id}`
    await sql`delete from throttle where key like ${`%Pair ${id} %`} or exists (select 1 from unnest(${[...mentions]}::text[]) said where position(lower(said) in key) > 0)`
  },
}

interface Kind {
  resource: Resource<Fields, 'labors'> | Resource<Fields, 'apps'> | Resource<Fields, 'users'>
  places: readonly PersonalDataPlace[]
  /** Refuses accounts with more rights than the viewer's, and erasing one's own account or the last administrator. */
  refuse?(call: Pick<RawCall, 'store' | 'viewer' | 'id'>, row: Record<string, unknown>, erases: boolean): Promise<void>
}

/** Persons and the places that only they have. */
const kinds: readonly Kind[] = [
  { resource: labors, places: [rowPassword] },
  { resource: apps, places: [rowPassword] },
  {
    resource: users,
    places: [signIns],
    async refuse({ store, viewer, id }, row, erases) {
      await refuseMorePrivileged(store, viewer, { role_id: Number(row['role_id']) })
      if (erases) refuseOwnAccount(viewer, id, 'xóa dữ liệu của')
    },
  },
]

interface Asked {
  id: number
  sql: Sql
  store: Store
  viewer: Viewer
  body: { current_password: string }
}

/**
 * Admits officers who give their password. The row is looked up first, so that nothing is revealed about a person
 * out of reach.
 */
async function admitToPerson(resource: Resource, { id, sql, store, viewer, body }: Asked): Promise<void> {
  await findPersonRow(store, resource, id)
  if (isOwner(viewer.reach))
    throw new Refusal(403, 'Chỉ cán bộ xuất hoặc xóa dữ liệu của một người; hãy gửi yêu cầu tới cơ quan quản lý')
  await checkOwnPassword(sql, { viewer }, body.current_password, 'current_password')
}

/** Exports all data stored about a person, as a workbook with a sheet for each place. */
const exportPerson = ({ resource, places, refuse }: Kind) =>
  operation({
    method: 'POST',
    path: `/api/admin/${resource.name}/:id/export-personal-data`,
    needs: needs(resource, 'update'),
    logs: 'export',
    like: 'export personal data',
    summary: `Xuất dữ liệu của một người: ${resource.label.toLowerCase()}`,
    body: personalDataForm,
    answers: data(oneUseLink),
    prepare: (call) => admitToPerson(resource, call),
    async run({ id, body: { reason }, store, viewer, settings }) {
      const person = await findPerson(store, resource, id, { settings, reason, by: viewer.id })
      await refuse?.({ store, viewer, id }, person.row, false)
      const found = await Promise.all(
        [...usualPlaces, ...places].map(async (place) => ({ ...place, rows: await place.read(store, person) })),
      )
      const file = await writeFound(settings, `Dữ liệu cá nhân ${resource.label} ${id}`, found)
      const url = await newLink(store.sql, { ...file, viewer, needs: needs(resource, 'update') })
      await store.note('export', { subject: resource.table, id, label: `#${id}`, new_values: { reason } })
      return new AnswerWithMessage('Đã xuất dữ liệu của một người', { url, entry: { url } })
    },
  })

/** Erases a person whose time in the trash is over; called by the server itself. */
export async function erasePersonForGood(
  store: Store,
  resource: Resource,
  id: number,
  about: Pick<Person, 'settings' | 'reason'>,
): Promise<void> {
  const { places } = kinds.find((kind) => kind.resource.name === resource.name)!
  await erase(store, await findPerson(store, resource, id, { ...about, by: null }), places)
}

/** Erases a person from rows, revisions, log, trash and files. */
const erasePerson = ({ resource, places, refuse }: Kind) =>
  operation({
    method: 'POST',
    path: `/api/admin/${resource.name}/:id/erase-personal-data`,
    needs: needs(resource, 'update'),
    logs: 'delete',
    like: 'erase personal data',
    summary: `Xóa dữ liệu của một người: ${resource.label.toLowerCase()}; mã, bản ghi sản xuất và nhật ký không còn tên được giữ lại`,
    body: personalDataForm,
    answers: none,
    prepare: (call) => admitToPerson(resource, call),
    async run({ id, body: { reason }, store, viewer, settings }) {
      const person = await findPerson(store, resource, id, { settings, reason, by: viewer.id })
      await refuse?.({ store, viewer, id }, person.row, true)
      await erase(store, person, places)
      return new AnswerWithMessage(`Đã xóa dữ liệu của một người. ${KEPT_OF_PERSONS}`, {})
    },
  })

export const personalDataOperations = kinds.flatMap((kind) => [exportPerson(kind), erasePerson(kind)])
