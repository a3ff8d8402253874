import { holdsFiles, mainFiles } from '@trace/define/awaited.ts'
import type { Field } from '@trace/define/field.ts'
import { formFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { fold } from '@trace/define/text/fold.ts'
import { nameKey } from '@trace/define/text/name-key.ts'
import { slugify } from '@trace/define/text/slug.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { chargeBeforeUse } from '../account-usage.ts'
import { refuseUnfitImage } from '../files/images.ts'
import { storeFile, storeImage } from '../files/store-file.ts'
import { Refusal } from '../refusal.ts'
import { contentOf } from '../ports/files/content.ts'
import { bareOf } from './archive.ts'
import type { Archive } from './archive.ts'
import type { PlannedRow } from './planned-row.ts'

/** A file of the archive that belongs to a row, and a placeholder for its address until it is stored. */
export interface PlannedFile {
  row: PlannedRow
  field: string
  name: string
  address: string
}

/**
 * Finds the pictures and documents that rows name in their cells; a row without any gets those that are named after its
 * number or its title. Also returns the names of files that belong to no row.
 */
export function planFiles(resource: Resource, rows: readonly PlannedRow[], archive: Archive | null) {
  const form = formFields(resource)
  const planned: PlannedFile[] = []
  const byOwner = groupedByOwner(archive?.names ?? [])
  const titleOf = ({ body, now }: PlannedRow) => String(body[resource.title] ?? now?.[resource.title] ?? '')
  const titles = Map.groupBy(rows, (row) => slugify(titleOf(row)))
  const [main] = mainFiles(form)

  const take = (row: PlannedRow, field: string, name: string): string => {
    const address = `/files/waiting/${planned.length}`
    planned.push({ row, field, name, address })
    return address
  }
  for (const row of rows) {
    for (const { name, field, heading, group } of row.columns) {
      if (!holdsFiles(field) || group !== undefined) continue
      const said = addressesOf(row.body[name])
      const found = said.map((one) => (one.startsWith('/') ? one : (archive?.find(one) ?? null)))
      const missing = said.find((_, index) => found[index] === null)
      if (missing !== undefined) {
        const message = archive
          ? `${field.label}: không có tệp “${missing}” trong tệp .zip`
          : `${field.label}: gửi tệp “${missing}” cùng tệp Excel trong một tệp .zip, hoặc để trống ô này`
        row.problems.push({ row: row.number, column: heading, field: name, message })
      } else if (found.some((one) => one !== null && !one.startsWith('/'))) {
        const addresses = found.map((one) => (one!.startsWith('/') ? one! : take(row, name, one!)))
        row.body[name] = valueOf(field, addresses)
      }
    }
    if (main === undefined || byOwner.size === 0 || addressesOf(row.body[main] ?? row.now?.[main]).length > 0) continue
    const title = titleOf(row)
    const namesakes = titles.get(slugify(title)) ?? []
    const isAlone = namesakes.every((one) => one === row || nameKey(titleOf(one)) !== nameKey(title))
    const owners = [
      String(row.number),
      ...(isAlone ? [nameKey(title)] : []),
      ...(namesakes.length === 1 ? [slugify(title)] : []),
    ]
    const [numbered = [], ...named] = owners.map((owner) => byOwner.get(owner) ?? [])
    const own = numbered.length > 0 ? numbered : [...new Set(named.flat())]
    if (own.length === 0) continue
    row.body[main] = valueOf(
      form[main]!,
      (isSeveral(form[main]!) ? own : own.slice(0, 1)).map((name) => take(row, main, name)),
    )
    if (row.action === 'unchanged') row.action = 'update'
  }
  const taken = new Set(planned.map(({ name }) => name))
  return { files: planned, unplaced: (archive?.names ?? []).filter((name) => !taken.has(name)) }
}

/**
 * Groups files by the row title or number in their names: 'gạo nếp 2.jpg' and 'gạo nếp/2.jpg' belong to 'gạo nếp'. A
 * file name without accents ('gao-nep-2.jpg') matches the title without accents ('gao-nep'); one with accents
 * matches only the exact title.
 */
function groupedByOwner(names: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const name of names.toSorted((one, other) => fold(one).localeCompare(fold(other), 'en', { numeric: true }))) {
    const bare = bareOf(name).replace(/[_()]/g, ' ')
    const said = [
      bare,
      bare
        .trim()
        .replace(/[\s-]\d{1,2}$/, '')
        .replace(/[\s-]$/, ''),
      name.split('/').at(-2) ?? '',
    ]
    const owners = new Set(said.flatMap((one) => (isPlain(one) ? [nameKey(one), slugify(one)] : [nameKey(one)])))
    for (const owner of owners) if (owner !== '') groups.set(owner, [...(groups.get(owner) ?? []), name])
  }
  return groups
}

const isPlain = (name: string): boolean => /^[ -~]*$/.test(name)

const isSeveral = ({ kind }: Field): boolean => kind === 'images' || kind === 'files'

function addressesOf(value: unknown): string[] {
  if (typeof value === 'string' && value !== '') return [value]
  return Array.isArray(value) ? value.map(({ url }: { url: string }) => url) : []
}

const valueOf = (field: Field, addresses: readonly string[]): unknown =>
  isSeveral(field) ? addresses.map((url) => ({ url, caption: '' })) : (addresses[0] ?? null)

/** Dry run: whether the planned files could be stored, without storing them. */
export const checkFiles = (resource: Resource, files: readonly PlannedFile[], archive: Archive): Promise<void> =>
  eachFile(resource, files, async ({ name, field }) => {
    const bytes = await archive.read(name)
    const content = contentOf(bytes)
    if (content === 'image') return refuseUnfitImage(bytes)
    if (content === null || isPicture(resource, field)) throw notFitting(resource, field)
  })

/** Stores the planned files, as uploads of the account that imports, and puts their addresses into the rows. */
export const storeFiles = (
  resource: Resource,
  files: readonly PlannedFile[],
  archive: Archive,
  { sql, settings, by, onFile }: { sql: Sql; settings: Settings; by: number; onFile(done: number): Promise<void> },
): Promise<void> =>
  eachFile(resource, files, async ({ row, field, name, address }, index) => {
    await onFile(index)
    if (row.problems.length > 0) return
    const bytes = await archive.read(name)
    if (isPicture(resource, field) && contentOf(bytes) !== 'image') throw notFitting(resource, field)
    const store = isPicture(resource, field) ? storeImage : storeFile
    chargeBeforeUse({ bytes: bytes.length })
    const { url } = await store(sql, settings, { name, bytes, by })
    const { [field]: value } = row.body
    row.body[field] = Array.isArray(value)
      ? value.map((one: { url: string }) => (one.url === address ? { ...one, url } : one))
      : url
  })

/** One file after another; a refused one becomes a problem at its cell. */
async function eachFile(
  { fields }: Resource,
  files: readonly PlannedFile[],
  act: (file: PlannedFile, index: number) => Promise<void>,
): Promise<void> {
  for (const [index, file] of files.entries()) {
    try {
      await act(file, index)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { label } = fields[file.field]!
      const message = `${label}: “${file.name}”: ${error.message}`
      file.row.problems.push({ row: file.row.number, column: label, field: file.field, message })
    }
  }
}

const isPicture = ({ fields }: Resource, name: string): boolean => ['image', 'images'].includes(fields[name]!.kind)

const notFitting = (resource: Resource, name: string): Refusal =>
  new Refusal(
    415,
    isPicture(resource, name)
      ? 'chỉ nhận ảnh JPG, PNG, WebP'
      : 'chỉ nhận ảnh JPG, PNG, WebP và tài liệu PDF, DOCX, XLSX',
  )
