import { quotedIfReserved } from '../ports/postgres/quoted-if-reserved.ts'
import type { Schema, Table } from './schema.ts'

/**
 * Writes the SQL that turns one schema into another. It never drops a table or a column: those no longer defined are
 * only listed. `renamed` maps 'table.new' to the old column, from `was` in a definition.
 */
export function schemaChange(before: Schema, after: Schema, renamed: Record<string, string> = {}): string {
  const tables = Object.entries(after).map(([name, table]) => [name, before[name], table] as const)
  const lines = [
    ...tables.flatMap(([name, old, table]) =>
      old ? columnChanges(name, old, table, renamed) : [createTable(name, table)],
    ),
    ...tables.flatMap(([name, old, table]) =>
      added(table.references, old?.references).map(
        ([column, to]) =>
          `alter table ${name} add constraint ${name}_${column}_fkey foreign key (${quotedIfReserved(column)}) references ${to};`,
      ),
    ),
    ...tables.flatMap(([, old, table]) => [
      ...added(old?.indexes ?? {}, table.indexes).map(([index]) => `drop index if exists ${index};`),
      ...[...added(table.indexes, old?.indexes), ...lost(old, table)].map(([index, on]) => createIndex(index, on)),
    ]),
    ...Object.keys(before)
      .filter((name) => !(name in after))
      .flatMap((name) => [
        `-- ${name} is no longer defined. Its rows stay; without the two dashes, this drops them:`,
        `-- drop table ${name};`,
      ]),
  ]
  return lines.join('\n')
}

/**
 * Fillfactor in per cent: each page keeps free space, so that an updated row stays in its page and the indexes of
 * unchanged columns need no update.
 */
const FILLED = 90

const createTable = (name: string, { columns }: Table): string =>
  `create table ${name} (\n${Object.entries(columns)
    .map(([column, type]) => `  ${quotedIfReserved(column)} ${type}`)
    .join(',\n')}\n) with (fillfactor = ${FILLED});`

function columnChanges(name: string, old: Table, { columns }: Table, renamed: Record<string, string>): string[] {
  return [
    ...Object.entries(columns).flatMap(([column, type]) => {
      const was = renamed[`${name}.${column}`]
      if (column in old.columns)
        return old.columns[column] === type ? [] : alterColumn(name, column, old.columns[column]!, type)
      if (was && was in old.columns)
        return [`alter table ${name} rename column ${quotedIfReserved(was)} to ${quotedIfReserved(column)};`]
      return addColumn(name, column, type)
    }),
    ...Object.keys(old.columns)
      .filter(
        (column) =>
          !(column in columns) &&
          !Object.entries(renamed).some(([to, was]) => was === column && to.startsWith(`${name}.`)),
      )
      .flatMap((column) => leaveColumn(name, column, old.columns[column]!)),
  ]
}

/** A required column without a default is required only once existing rows have a value, which a person has to write. */
function addColumn(table: string, column: string, definition: string): string[] {
  const { type, filled, initial } = parts(definition)
  if (!filled || initial || isGenerated(definition))
    return [`alter table ${table} add column ${quotedIfReserved(column)} ${definition};`]
  return [
    `alter table ${table} add column ${quotedIfReserved(column)} ${type};`,
    '-- Rows that exist need a value; without the two dashes, this writes it:',
    `-- update ${table} set ${quotedIfReserved(column)} = ;`,
    `alter table ${table} alter column ${quotedIfReserved(column)} set not null;`,
  ]
}

/** A column that is no longer defined keeps its values, and requires none of new rows. */
function leaveColumn(table: string, column: string, definition: string): string[] {
  const { filled, initial } = parts(definition)
  return [
    ...(filled && !initial ? [`alter table ${table} alter column ${quotedIfReserved(column)} drop not null;`] : []),
    `-- ${table}.${column} is no longer defined. Its values stay; without the two dashes, this drops them:`,
    `-- alter table ${table} drop column ${quotedIfReserved(column)};`,
  ]
}

/** A generated column is dropped and added again; other changes are spelled out for a person to review. */
function alterColumn(table: string, column: string, from: string, to: string): string[] {
  if (isGenerated(to))
    return [
      `alter table ${table} drop column ${quotedIfReserved(column)};`,
      `alter table ${table} add column ${quotedIfReserved(column)} ${to};`,
    ]
  const [was, will] = [parts(from), parts(to)]
  return [
    ...(was.type === will.type
      ? []
      : [
          `alter table ${table} alter column ${quotedIfReserved(column)} type ${will.type} using ${column}::${will.type.split(' ')[0]};`,
        ]),
    ...(was.initial === will.initial
      ? []
      : [
          `alter table ${table} alter column ${quotedIfReserved(column)} ${will.initial ? `set ${will.initial}` : 'drop default'};`,
        ]),
    ...(was.filled === will.filled
      ? []
      : [`alter table ${table} alter column ${quotedIfReserved(column)} ${will.filled ? 'set' : 'drop'} not null;`]),
  ]
}

function parts(definition: string): { type: string; filled: boolean; initial: string } {
  const [head = '', initial] = definition.split(/ (?=default )/)
  return { type: head.replace(/ not null$/, ''), filled: head.endsWith(' not null'), initial: initial ?? '' }
}

/** Indexes with an unchanged definition, which are lost when their column is dropped and added again. */
function lost(old: Table | undefined, { columns, indexes }: Table): [name: string, on: string][] {
  const remade = Object.keys(columns).filter(
    (column) => old?.columns[column] && old.columns[column] !== columns[column] && isGenerated(columns[column]!),
  )
  return Object.entries(indexes).filter(
    ([name, on]) => old?.indexes[name] === on && remade.some((column) => new RegExp(`\\b${column}\\b`).test(on)),
  )
}

const isGenerated = (definition: string): boolean => definition.includes('generated always')

const createIndex = (name: string, on: string): string =>
  on.startsWith('unique ') ? `create unique index ${name} ${uniqueClause(on.slice(7))};` : `create index ${name} ${on};`

/** 'nulls distinct' is the default and left out. */
const uniqueClause = (on: string): string => on.replace(' nulls distinct', '')

const added = (values: Record<string, string>, known: Record<string, string> = {}) =>
  Object.entries(values).filter(([name, value]) => known[name] !== value)
