import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatDay } from '@trace/define/text/format.ts'

/** PostgreSQL publishes corrections each quarter: an older one has a successor, be it in its package or not. */
const MOST_DAYS = 120

interface PackagedPostgres {
  version: string
  /** Day on which its package was published, and the newest of its package, when this version was laid. */
  published: string | null
  newest: string | null
}

/** What to tell of corrections of the PostgreSQL that was laid with this version; nothing in a clone or of the machine's own. */
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
