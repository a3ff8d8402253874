import { diaries as diaryResource } from '@trace/domain'
import { formatMoment } from '@trace/domain/format'
import { thumbnailOf } from '../../fields/upload.ts'
import { Card } from '../../screens/card.tsx'
import { RowLink } from '../../screens/row-link.tsx'
import { Timeline, TimelineItem } from '../../screens/timeline.tsx'
import type { Diary } from './trace-data.ts'
import styles from './diary-timeline.module.css'
import { words } from './words.ts'

/** What the public reads of how the goods were made. */
export function DiaryTimeline({ diaries }: { diaries: readonly Diary[] }) {
  return (
    <Card heading={words.timeline} aside={diaries.length > 0 && <span className="soft">{diaries.length}</span>}>
      {diaries.length === 0 && <p className="soft">{words.noDiaries}</p>}
      <Timeline label={words.timeline}>
        {diaries.map(({ id, title, stage, content, performed_at, labor, images }) => {
          const name = title ?? stage?.name ?? ''
          const facts = [formatMoment(performed_at), labor?.name, stage?.name !== name && stage?.name]
          return (
            <TimelineItem key={id} tone="success" heading={<RowLink resource={diaryResource} row={{ id, name }} />}>
              <p className="soft">{facts.filter(Boolean).join(' · ')}</p>
              {content && <p>{content}</p>}
              <p className={styles['photos']}>
                {images?.map(({ url, caption }) => <img key={url} src={thumbnailOf(url)} alt={caption} loading="lazy" />)}
              </p>
            </TimelineItem>
          )
        })}
      </Timeline>
    </Card>
  )
}
