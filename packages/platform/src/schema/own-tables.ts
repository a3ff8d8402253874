import { readFile } from 'node:fs/promises'
import { catalogue } from '@trace/define/catalogue.ts'
import { isPerson } from '@trace/define/personal.ts'
import { tableOf } from '@trace/define/resource.ts'
import { quotedIfReserved } from '../ports/postgres/quoted-if-reserved.ts'
import type { Schema } from './schema.ts'

const scriptOf = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8')

/**
 * SQL of the platform's own tables for this product: sessions get columns for the place and the owner with which
 * somebody views as a role.
 */
export async function ownTables(): Promise<string> {
  const persons = catalogue().resources.filter(isPerson)
  const names = persons.map(({ table }) => `'${table}'`).join(', ')
  const views = bounds().map(
    ({ account }) => `alter table sessions add column ${quotedIfReserved(`view_${account}`)} integer;`,
  )
  return [(await scriptOf('own-tables.sql')).replace('PERSONAL_TABLES', names), ...views].join('\n')
}

/** Throws if a definition's table has the name of one of the platform's own tables: no migration could create it. */
export async function refuseOwnTables(schema: Schema): Promise<void> {
  const own = [...(await scriptOf('own-tables.sql')).matchAll(/^create table (\w+)/gm)].map(([, table]) => table!)
  const taken = own.find((table) => Object.hasOwn(schema, table))
  if (taken) throw new RangeError(`The platform has a table '${taken}' of its own: name the resource otherwise`)
}

/** Foreign keys from the platform's tables to tables of definitions, which must exist before. */
export async function ownLinks(): Promise<string> {
  const views = bounds().map(
    ({ account, resource }) =>
      `alter table sessions add foreign key (${quotedIfReserved(`view_${account}`)}) references ${tableOf(resource)} on delete set null;`,
  )
  return [await scriptOf('own-links.sql'), ...views].join('\n')
}

const bounds = () => {
  const { place, owner } = catalogue().reach
  return [place, owner].filter((bound) => bound !== null)
}
