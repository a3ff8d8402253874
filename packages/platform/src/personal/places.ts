import type { Field } from '@trace/define/field.ts'
import { fitsInSheet } from '@trace/define/importable.ts'
import { cellText } from '@trace/define/kinds/describe/sheet-cell.ts'
import { canUnseal, unseal } from '../ports/secrets.ts'
import { sheetRulesOf } from '../sheets/columns.ts'
import { openStorage } from '../ports/files/storage.ts'
import { storageKeyOf } from '../files/store-file.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import type { Store } from '../store/store.ts'
import type { PersonalValue } from './found.ts'
import { eraseLetters, readLetters } from './letters.ts'
import type { Correspondent } from './letters.ts'
import { erasedCells, erasedName } from './person.ts'
import type { Person } from './person.ts'

/**
 * A place where data of a person is kept. Export and erasure go through the same places, so that exactly the data
 * that is shown is erased.
 */
export interface PersonalDataPlace {
  label: string
  read(store: Store, person: Person): Promise<PersonalValue[]>
  erase(store: Store, person: Person): Promise<void>
}

/** A value as a sheet shows it. */
function said(field: Field, value: unknown): string {
  if (value === null || value === undefined) return ''
  const open = typeof value === 'string' && canUnseal(value) ? unseal(value) : value
  if (!fitsInSheet(field)) return typeof open === 'string' ? open : JSON.stringify(open)
  const cell = sheetRulesOf(field).write(open, field, undefined)
  return cell === null ? '' : cellText(cell)
}

const row: PersonalDataPlace = {
  label: 'Hồ sơ',
  async read(_, { resource: { fields }, row: values, names }) {
    return names.flatMap((name) => {
      const value = said(fields[name]!, values[name])
      return value === '' ? [] : [{ what: fields[name]!.label, value }]
    })
  },
  erase: (store, person) => store.erase(person.resource, person.id, erasedCells(person)),
}

const log: PersonalDataPlace = {
  label: 'Lịch sử thay đổi',
  async read(_, { resource: { fields }, names, lines }) {
    return lines.flatMap(({ old_values, new_values, created_at, user_name }) =>
      names
        .filter((name) => name in { ...old_values, ...new_values })
        .map((name) => ({
          what: `${fields[name]!.label} (${user_name ?? 'hệ thống'} ghi)`,
          value: [old_values, new_values].map((values) => said(fields[name]!, values?.[name])).join(' → '),
          at: created_at,
        })),
    )
  },
  async erase({ sql }, { resource: { table }, id, names, files: urls, by, reason }) {
    await sql`select forget_person(${table}, ${id}, ${[...names]}, ${[...urls]}, ${erasedName(id)}, ${by}, ${reason})`
    await sql`delete from revision_texts where subject = ${table} and entity_id = ${id}`
  },
}

const files: PersonalDataPlace = {
  label: 'Tệp',
  async read({ sql }, { files: urls }) {
    const media = await sql<{ url: string; original_name: string; created_at: string }[]>`
      select url, original_name, created_at from media where url = any(${[...urls]})`
    return media.map(({ url, original_name, created_at }) => ({ what: original_name, value: url, at: created_at }))
  },
  async erase({ sql }, { files: urls, settings }) {
    await sql`delete from media where url = any(${[...urls]})`
    const storage = await openStorage(settings)
    for (const url of urls) {
      const bare = url.slice(0, url.lastIndexOf('.'))
      for (const file of [url, `${bare}-thumb.webp`, `${bare}-small.webp`]) await storage.remove(storageKeyOf(file))
    }
  },
}

/** Notices that name the row. They are deleted after ninety days in any case. */
const notices: PersonalDataPlace = {
  label: 'Thông báo',
  async read({ sql }, { resource: { name }, id }) {
    const told = await sql<{ name: string; told_at: string }[]>`
      select name, told_at from notices where resource = ${name} and ${id} = any(row_ids)`
    return told.map(({ name: value, told_at }) => ({ what: 'Tên trong thông báo', value, at: told_at }))
  },
  async erase({ sql }, { resource: { name }, id }) {
    await sql`update notices set name = ${erasedName(id)} where resource = ${name} and ${id} = any(row_ids)`
  },
}

/** Comments by an account, on the person's row, or that name the person: their rows stay, without the text. */
const talk: PersonalDataPlace = {
  label: 'Trao đổi',
  async read({ sql }, person) {
    const said = await sql<{ body: string; said_at: string }[]>`
      select body, said_at from comments c where body <> '' and ${concerns(sql, person)} order by id`
    return said.map(({ body, said_at }) => ({ what: 'Trao đổi', value: body, at: said_at }))
  },
  async erase({ sql }, person) {
    const { resource, id, mentions } = person
    await sql`
      update comments c set body = '', mentions = '{}', deleted_at = coalesce(deleted_at, now())
      where body <> '' and ${concerns(sql, person)}`
    const isAccount = resource.name === 'users'
    await sql`
      update notices set reason = null
      where event in ('mentioned', 'commented') and ((${isAccount} and by_id = ${id}) or reason like any(${likeAny(mentions)}))`
  },
}

/** SQL: whether a comment `c` is a person's own, is about the person's row, or mentions the person. */
const concerns = (sql: Sql, { resource: { name }, id, mentions }: Person): Fragment => sql`(
  (${name === 'users'} and c.user_id = ${id}) or (c.resource = ${name} and c.row_id = ${id}) or c.body like any(${likeAny(mentions)}))`

/** Import jobs, and responses kept for repeated calls: searched as text for the person's values. */
const passing: PersonalDataPlace = {
  label: 'Công việc nhập liệu',
  async read({ sql }, { mentions, resource: { name } }) {
    const jobs = await sql<{ title: string; created_at: string }[]>`
      select title, created_at from jobs j where input->>'resource' = ${name} and (input::text || result::text) like any(${likeAny(mentions)})`
    return jobs.map(({ title, created_at }) => ({ what: 'Có tên trong công việc', value: title, at: created_at }))
  },
  async erase({ sql }, { mentions, resource: { name } }) {
    await sql`
      update jobs set result = result - '{edits,readings,problems,refused,questions,moved}'::text[], input = input - '{typed,corrections,path}'::text[]
      where input->>'resource' = ${name} and finished_at is not null and (input::text || result::text) like any(${likeAny(mentions)})`
    await sql`delete from idempotency_keys where answer::text like any(${likeAny(mentions)})`
    await sql`delete from outbox where told::text like any(${likeAny(mentions)})`
  },
}

const likeAny = (mentions: readonly string[]): string[] =>
  mentions.map(
    (said) =>
      `%${JSON.stringify(said)
        .slice(1, -1)
        .replaceAll(/[\\%_]/g, '\\$&')}%`,
  )

const letters: PersonalDataPlace = {
  label: 'Thư',
  read: async (store, person) => readLetters(person.settings, await correspondentOf(store, person)),
  erase: async (store, person) => void (await eraseLetters(person.settings, await correspondentOf(store, person))),
}

/**
 * A person as a correspondent. Anybody may have been registered with an address that is somebody's account: what was
 * sent to that, or written from it, is the owner's of the account alone.
 */
async function correspondentOf({ unscoped }: Store, { mentions, resource, id }: Person): Promise<Correspondent> {
  const said = mentions.filter((one) => one.includes('@') || /^0\d{8,}$/.test(one))
  const others = await unscoped('addresses of accounts, to leave out their letters')<{ email: string }[]>`
    select lower(email) as email from users where not (${resource.name === 'users'} and id = ${id})
      and lower(email) = any(${said.map((one) => one.toLowerCase())})`
  const own = said.filter((one) => !others.some(({ email }) => one.toLowerCase() === email))
  return { writes: own, receives: own.filter((one) => one.includes('@')) }
}

/** The places that every kind of person has. */
export const usualPlaces: readonly PersonalDataPlace[] = [row, log, files, notices, talk, passing, letters]
