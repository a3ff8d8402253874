import { diaries as diaryResource } from '@trace/domain/areas/growing/diaries.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { thumbnailOf } from '@trace/screens/resource/fields/media/thumbnail.ts'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { RowLink } from '@trace/screens/resource/list/rows/row-link.tsx'
import { Timeline, TimelineItem } from '@trace/screens/resource/detail/timeline.tsx'
import type { Diary } from './trace-data.ts'
import styles from './diary-timeline.module.css'
import { words } from './words.ts'

const SHOWN = 6

/** Timeline of the diaries that the public sees; a long one is shortened. */
export function DiaryTimeline({ diaries }: { diaries: readonly Diary[] }) {
  const [first, rest] = [diaries.slice(0, SHOWN), diaries.slice(SHOWN)]

  return (
    <Card heading={words.timeline} aside={diaries.length > 0 && <span className="soft">{diaries.length}</span>}>
      {diaries.length === 0 && <p className="soft">{words.noDiaries}</p>}
      <Timeline label={words.timeline}>
        {first.map((diary) => (
          <DiaryItem key={diary.id} diary={diary} />
        ))}
      </Timeline>
      {rest.length > 0 && (
        <details className={styles['rest']}>
          <summary>{words.moreDiaries(rest.length)}</summary>
          <Timeline label={words.moreDiaries(rest.length)}>
            {rest.map((diary) => (
              <DiaryItem key={diary.id} diary={diary} />
            ))}
          </Timeline>
        </details>
      )}
    </Card>
  )
}

function DiaryItem({ diary: { id, title, stage, content, performed_at, labor, images } }: { diary: Diary }) {
  const name = title ?? stage?.name ?? ''
  const facts = [formatMoment(performed_at), labor?.name, stage?.name !== name && stage?.name]

  return (
    <TimelineItem tone="success" heading={<RowLink resource={diaryResource} row={{ id, name }} />}>
      <p className="soft">{facts.filter(Boolean).join(' · ')}</p>
      {content && <p>{content}</p>}
      <p className={styles['photos']}>
        {images.map(({ url, caption }) => (
          <img key={url} src={thumbnailOf(url)} alt={caption} loading="lazy" />
        ))}
      </p>
    </TimelineItem>
  )
}
