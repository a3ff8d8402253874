import { articles } from '@trace/domain/areas/portal/articles.ts'
import { banners } from '@trace/domain/areas/portal/banners.ts'
import type { Listed } from '@trace/define/entry.ts'
import { formatDay } from '@trace/define/text/format.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { readableEntries } from './readable-entries.ts'
import { editAddress, listAddress } from '@trace/screens/resource/addresses.ts'
import { Board } from './board.tsx'
import { loadQueue, QueueCard, waitingIn } from './queue-card.tsx'
import { RowsCard } from './rows-card.tsx'
import { words } from './words.ts'

/** Home of an editor: what is not published yet, and what the public sees now. */
export async function editorHome({ request }: LoaderFunctionArgs) {
  const [queue, drafts, published, shown] = await Promise.all([
    loadQueue(request),
    readableEntries(articles, { is_publish: false, length: 8 }, request),
    readableEntries(articles, { is_publish: true, length: 8, sort_by: 'published_at', sort_dir: 'desc' }, request),
    readableEntries(banners, { is_active: true, length: 8 }, request),
  ])
  return (
    <Board>
      {waitingIn(queue) > 0 && <QueueCard queue={queue} heading={words.queue} />}
      <RowsCard
        heading={words.drafts}
        rows={drafts.map((row) => articleRow(row, row.updated_at))}
        empty={words.noDrafts}
        adds={articles}
        more={`${listAddress(articles)}?is_publish=false`}
      />
      <RowsCard
        heading={words.bannersNow}
        rows={shown.map(({ id, title }) => ({ key: String(id), to: listAddress(banners), name: title ?? `#${id}` }))}
        empty={words.noBanners}
        adds={banners}
        more={listAddress(banners)}
      />
      <RowsCard
        heading={words.publishedNow}
        rows={published.map((row) => articleRow(row, row.published_at))}
        empty={words.nothingPublished}
        more={`${listAddress(articles)}?is_publish=true`}
      />
    </Board>
  )
}

const articleRow = ({ id, title, article_type }: Listed<typeof articles>, at: string | null) => ({
  key: String(id),
  to: editAddress(articles, id),
  name: title,
  hint: article_type?.name,
  aside: at ? formatDay(at) : undefined,
})
