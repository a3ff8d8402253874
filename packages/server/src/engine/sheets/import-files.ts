import { fold, holdsFiles, mainFiles, formFields, slugify } from '@trace/domain'
import type { Field, Resource } from '@trace/domain'
import type { Sql } from '../../ports/postgres/connect.ts'
import type { Settings } from '../../ports/settings/settings.ts'
import { refuseUnfit } from '../files/images.ts'
import { storeFile, storeImage } from '../files/store-file.ts'
import { Refusal } from '../refusal.ts'
import { contentOf } from '../../ports/files/content.ts'
import { bareOf } from './archive.ts'
import type { Archive } from './archive.ts'
import type { PlannedRow } from './planned-row.ts'

/** A file of the archive that a row takes, and the address that stands for it until it is stored. */
export interface PlannedFile {
  row: PlannedRow
  field: string
  name: string
  address: string
}

/**
 * Finds the pictures and documents that rows name in their cells; a row without any gets those that are named after its
 * number or its title. Also answers the names of files that belong to no row.
 */
export function planFiles(resource: Resource, rows: readonly PlannedRow[], archive: Archive | null) {
  const form = formFields(resource)
  const planned: PlannedFile[] = []
  const byOwner = groupedByOwner(archive?.names ?? [])
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
    const title = String(row.body[resource.title] ?? row.now?.[resource.title] ?? '')
    const own = [String(row.number), slugify(title)].map((owner) => byOwner.get(owner)).find(Boolean) ?? []
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

/** Files by what they are named after: 'gao-nep-2.jpg', 'gao nep (2).jpg' and 'gao-nep/2.jpg' belong to 'gao-nep'. */
function groupedByOwner(names: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const name of names.toSorted((one, other) => fold(one).localeCompare(fold(other), 'en', { numeric: true }))) {
    const bare = slugify(bareOf(name).replace(/[_()]/g, ' '))
    const folder = slugify(name.split('/').at(-2) ?? '')
    const owners = new Set([bare, bare.replace(/-\d{1,2}$/, ''), folder].filter(Boolean))
    for (const owner of owners) groups.set(owner, [...(groups.get(owner) ?? []), name])
  }
  return groups
}

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
    if (content === 'image') return refuseUnfit(bytes)
    if (content === null || isPicture(resource, field)) throw notFitting(resource, field)
  })

/** Stores the planned files, as uploads of whoever imports, and puts their addresses into the rows. */
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
