import { diaries as diaryResource } from '@trace/domain'
import { formatMoment } from '@trace/domain/format'
import { Link } from 'react-router'
import { thumbnailOf } from '../../fields/upload.ts'
import { screenNeed } from '../../guard.ts'
import { detailAddress } from '../../screens/addresses.ts'
import { Card } from '../../screens/card.tsx'
import { Timeline, TimelineItem } from '../../screens/timeline.tsx'
import { useCan } from '../../shell/shell-data.ts'
import type { Diary } from './trace-data.ts'
import styles from './diary-timeline.module.css'
import { words } from './words.ts'

/** What the public reads of how the goods were made. */
export function DiaryTimeline({ diaries }: { diaries: readonly Diary[] }) {
  const mayRead = useCan()(screenNeed(diaryResource, 'read'))

  return (
    <Card heading={words.timeline} aside={diaries.length > 0 && <span className="soft">{diaries.length}</span>}>
      {diaries.length === 0 && <p className="soft">{words.noDiaries}</p>}
      <Timeline label={words.timeline}>
        {diaries.map(({ id, title, stage, content, performed_at, labor, images }) => {
          const name = title ?? stage?.name ?? ''
          return (
            <TimelineItem key={id} tone="success" heading={mayRead ? <Link to={detailAddress(diaryResource, id)}>{name}</Link> : name}>
              <p className="soft">{[formatMoment(performed_at), labor?.name, stage?.name !== name && stage?.name].filter(Boolean).join(' · ')}</p>
              {content && <p>{content}</p>}
              {!!images?.length && <p className={styles['photos']}>{images.map(({ url, caption }) => <img key={url} src={thumbnailOf(url)} alt={caption} loading="lazy" />)}</p>}
            </TimelineItem>
          )
        })}
      </Timeline>
    </Card>
  )
}
