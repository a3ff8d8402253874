import { join } from 'node:path'

/** The folder of the province's migrations. */
export const MIGRATIONS = join(import.meta.dirname, '../migrations')

/** The folder with the rows of the demo province as each released version wrote them. */
export const RELEASES = join(import.meta.dirname, '../releases')
