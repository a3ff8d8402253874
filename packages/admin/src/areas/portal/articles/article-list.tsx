import { shownArticleStatus } from '@trace/domain/areas/portal/article-status.ts'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import type { Listed } from '@trace/define/entry.ts'
import { StateButton } from '@trace/screens/resource/fields/flag/state-button.tsx'
import type { ListColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'

const words = {
  state: 'Tình trạng',
} as const

/**
 * Placeholders for text and picture: a list does not load them, and a saved article has both, because both are
 * required.
 */
const stateOf = ({ is_approved, is_publish }: Listed<typeof articles>) =>
  shownArticleStatus({ content: 'có', thumbnail: 'có', is_approved, is_publish })

const covered = ['is_approved', 'is_publish']

const state: ListColumn<typeof articles> = {
  label: words.state,
  cell: (article) => <StateButton resource={articles} entry={article} state={stateOf(article)} covers={covered} />,
}

const columns: readonly ListColumn<typeof articles>[] = [
  'thumbnail',
  'title',
  'article_type_id',
  state,
  'author_name',
  'published_at',
  'view_count',
]

/** List of articles, each with its state; its row menu approves, publishes and highlights them. */
export function ArticleList() {
  return <ListScreen resource={articles} columns={columns} />
}
