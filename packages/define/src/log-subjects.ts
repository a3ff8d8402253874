import type { Fields } from './field.ts'

/** Log subjects that are neither a resource nor a single record. */
const others = {
  media: 'Tệp tải lên',
  comments: 'Trao đổi',
  assignments: 'Nhận xử lý',
  favourites: 'Bản ghi đánh dấu sao',
}

/** Labels of the subjects of log lines, by table or name; filled when a product is composed. */
export const logSubjects: Record<string, string> = {}

/**
 * Fills `logSubjects` for a product: with the labels of its permission subjects; for other names, with those of its
 * resources, single records and fields of child rows.
 */
export function nameInLog({ subjects, resources, singles }: Named): void {
  Object.assign(logSubjects, subjects, others)
  for (const { table, label } of resources) logSubjects[table] ??= label
  for (const { name, label } of singles) logSubjects[name] ??= label
  for (const { fields } of resources) for (const [table, label] of childTables(fields)) logSubjects[table] ??= label
}

/** The tables of child rows, at any depth, with the labels of their fields. */
export const childTables = (fields: Fields): [table: string, label: string][] =>
  Object.values(fields).flatMap(({ table, label, fields: inside = {} }) => [
    ...(table ? [[table, label] as [string, string]] : []),
    ...childTables(inside),
  ])

interface Named {
  subjects: Readonly<Record<string, string>>
  resources: readonly { table: string; label: string; fields: Fields }[]
  singles: readonly { name: string; label: string }[]
}
