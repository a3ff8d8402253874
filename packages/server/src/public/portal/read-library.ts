import { libraries } from '@trace/domain/areas/portal/libraries.ts'
import { validityOn } from '@trace/domain/areas/portal/library-validity.ts'
import type { Media } from '@trace/define/kinds/index.ts'
import { today } from '@trace/define/text/dates.ts'
import type { LibraryEntry, PagedWithChoices, VideoCard } from '@trace/site'
import { publicLink } from '@trace/platform/files/document-links.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { remembered } from '@trace/platform/store/totals.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { categoryOf } from './category.ts'
import { paged } from './paging.ts'

const PAGE = 20
const VIDEO_PAGE = 12

const kinds = libraries.fields.kind.choices!

/** A page of the active documents, of all kinds or of one. */
export async function readLibrary(sql: Sql, query: Record<string, string>): Promise<PagedWithChoices<LibraryEntry>> {
  const kind = Object.hasOwn(kinds, query['loai'] ?? '') ? query['loai']! : null
  const category = await categoryOf(sql, query)
  const where = sql`l.deleted_at is null and l.is_active
    ${kind ? sql`and l.kind = ${kind}` : sql``} ${category ? sql`and l.category_id = ${category}` : sql``}`
  const total = await remembered(sql, 'libraries', `public count ${kind} ${category}`, async (primary) => {
    const [{ total } = { total: 0 }] = await primary<{ total: number }[]>`
      select count(*)::int as total from libraries l where ${where}`
    return total
  })
  const list = await paged(query['trang'], PAGE, total, (limit, offset) => readDocuments(sql, where, limit, offset))
  const choices = [
    { label: '', href: '/thu-vien', is_chosen: !kind },
    ...Object.entries(kinds).map(([name, label]) => ({
      label,
      href: `/thu-vien?loai=${name}`,
      is_chosen: name === kind,
    })),
  ]
  return { ...list, choices }
}

async function readDocuments(sql: Sql, where: Fragment, limit: number, offset: number): Promise<LibraryEntry[]> {
  const rows = await sql<(Omit<LibraryEntry, 'files'> & { files: Media[]; expired_at: string | null })[]>`
    select l.title, l.kind, l.document_no, l.issuer, l.issued_at, l.effective_at, l.expired_at, l.validity, l.summary, l.files
    from libraries l where ${where}
    order by l.is_highlight desc, l.sort_order, l.issued_at desc nulls last, l.id desc limit ${limit} offset ${offset}`
  return rows.map(({ kind, files, expired_at, ...row }) => ({
    ...row,
    validity: validityOn({ ...row, expired_at }, today()),
    kind: kinds[kind] ?? kind,
    files: files.map(({ url, caption }) => ({ url: publicLink(url), caption: caption || null })),
  }))
}

/** A page of the active videos. */
export async function readVideos(sql: Sql, query: Record<string, string>): Promise<PagedWithChoices<VideoCard>> {
  const category = await categoryOf(sql, query)
  const where = category ? sql`and v.category_id = ${category}` : sql``
  const total = await remembered(sql, 'videos', `public count ${category}`, async (primary) => {
    const [{ total } = { total: 0 }] = await unscoped(primary, 'videos that staff show to everybody')<
      { total: number }[]
    >`
      select count(*)::int as total from videos v where ${isShown(sql)} ${where}`
    return total
  })
  const list = await paged(query['trang'], VIDEO_PAGE, total, (limit, offset) => videoCards(sql, limit, where, offset))
  return { ...list, choices: [] }
}

const isShown = (sql: Sql) => sql`v.deleted_at is null and v.is_active and coalesce(v.url, v.file) is not null`

export async function videoCards(sql: Sql, limit: number, where = sql``, offset = 0): Promise<VideoCard[]> {
  const rows = await unscoped(sql, 'videos that staff show to everybody')<
    (Omit<VideoCard, 'href' | 'is_own'> & { url: string | null; file: string | null; type: string })[]
  >`
    select v.title, v.thumbnail, v.url, v.file, v.type, v.duration_s, v.description from videos v
    where ${isShown(sql)} ${where} order by v.is_highlight desc, v.sort_order, v.id desc limit ${limit} offset ${offset}`
  return rows.map(({ url, file, type, ...video }) => ({
    ...video,
    is_own: type === 'file',
    href: type === 'file' ? publicLink(file ?? '') : (url ?? ''),
  }))
}
