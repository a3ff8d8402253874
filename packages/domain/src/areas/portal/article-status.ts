import type { State } from '@trace/define/machine.ts'

interface ArticleFlags {
  content: string | null
  thumbnail: string | null
  is_approved: boolean
  is_publish: boolean
}

/** The status of an article, derived from its flags; one without text or picture is a draft. */
export function shownArticleStatus({ content, thumbnail, is_approved, is_publish }: ArticleFlags): State {
  if (is_approved) return is_publish ? { label: 'Đã xuất bản', tone: 'success' } : { label: 'Đã duyệt', tone: 'info' }
  return content && thumbnail ? { label: 'Chờ duyệt', tone: 'warning' } : { label: 'Nháp', tone: 'neutral' }
}
