import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatDay } from '@trace/define/text/format.ts'

/** PostgreSQL publishes patches each quarter, so an older version has a newer patch, even if no package has it. */
const MOST_DAYS = 120

interface PackagedPostgres {
  version: string
  /** Publication day of the package, and the newest version of the package at the time of this release. */
  published: string | null
  newest: string | null
}

/**
 * A note on patches of the PostgreSQL that is packaged with this release; empty in a clone, or for the machine's own
 * PostgreSQL.
 */
export async function patchesOfPostgres(): Promise<string> {
  if (process.env['POSTGRES_BIN']?.trim()) return ''
  const text = await readFile(join(import.meta.dirname, '../../../../release.json'), 'utf8').catch(() => '{}')
  const { postgres } = JSON.parse(text) as { postgres?: PackagedPostgres }
  return postgres ? told(postgres) : ''
}

function told({ version, published, newest }: PackagedPostgres): string {
  if (newest !== null && newest !== version) return `; đã có bản vá ${newest}, hãy cập nhật chương trình`
  const days = published === null ? 0 : (Date.now() - Date.parse(published)) / 86_400_000
  return days > MOST_DAYS
    ? `; bản kèm theo có từ ${formatDay(published)}, hãy xem «PostgreSQL mới» trong docs/van-hanh.md`
    : ''
}
