import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import { thumbnailOf } from '@trace/screens/resource/fields/media/thumbnail.ts'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { Facts, FieldFacts } from '@trace/screens/resource/detail/facts.tsx'
import type { Diary } from './diary-data.ts'
import { words } from './words.ts'
import styles from './diary-parts.module.css'

/** Photos, uncropped, and documents. */
export function DiaryMedia({ entry }: { entry: Diary }) {
  const { images, attachments, video_url } = entry
  if (!images.length && !attachments.length && !video_url) return null

  return (
    <Card heading={words.media}>
      {images.length > 0 && (
        <div className={styles['photos']}>
          {images.map(({ url, caption }) => (
            <figure key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={thumbnailOf(url)} alt={caption || words.media} loading="lazy" />
              </a>
              {caption && <figcaption className="soft">{caption}</figcaption>}
            </figure>
          ))}
        </div>
      )}
      <Facts>
        <FieldFacts resource={diaries} entry={entry} names={['video_url', 'attachments']} />
      </Facts>
    </Card>
  )
}
