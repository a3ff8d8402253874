interface Versioned {
  id: number
  version: number
}

/** Versions of rows as this tab read them last, by resource and id: 'products/12'. */
const versions = new Map<string, number>()

/** More rows than any screen shows at once; the oldest are forgotten. */
const MOST_ROWS = 5_000

/** '/products?page=2' and '/products/12/change-status/active': the resource, and the id of one row. */
const ADDRESS = /^\/([\w-]+)(?:\/(\d+))?(?=[/?]|$)/

/** Stores the versions of the rows in an answer. */
export function noteSeen(path: string, data: unknown): void {
  const [, resource, id] = ADDRESS.exec(path) ?? []
  if (!resource || typeof data !== 'object' || data === null) return
  if ('entries' in data && Array.isArray(data.entries) && !id) data.entries.forEach((row) => note(resource, row))
  if ('entry' in data && (!id || isVersioned(data.entry, Number(id)))) note(resource, data.entry)
}

/**
 * The version of a row as it was read last. Every action on the row sends it (`If-Match`), so that a decision
 * applies to what the user saw.
 */
export const seenVersion = (resource: string, id: number): number | undefined => versions.get(`${resource}/${id}`)

/** The version to send with a write to this path; undefined for lists, forms and rows that were not read. */
export function versionFor(path: string): number | undefined {
  const [, resource, id] = ADDRESS.exec(path) ?? []
  return resource && id ? seenVersion(resource, Number(id)) : undefined
}

/**
 * Keeps the version of the row as it is shown, after a newer one was read in the background: decisions are checked
 * against what the user saw.
 */
export const keepAsShown = (resource: string, row: { id: number; version?: number }): void => note(resource, row)

function note(resource: string, row: unknown): void {
  if (!isVersioned(row)) return
  const key = `${resource}/${row.id}`
  versions.delete(key)
  versions.set(key, row.version)
  if (versions.size > MOST_ROWS) versions.delete(versions.keys().next().value!)
}

const isVersioned = (row: unknown, id?: number): row is Versioned =>
  typeof row === 'object' &&
  row !== null &&
  'id' in row &&
  typeof row.id === 'number' &&
  'version' in row &&
  typeof row.version === 'number' &&
  (id === undefined || row.id === id)
