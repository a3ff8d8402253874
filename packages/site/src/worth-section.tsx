import { today } from '@trace/define/text/dates.ts'
import { firstSentence } from './first-sentence.ts'
import { Icon } from './icon.tsx'
import { thumbnailOf } from './pictures.ts'
import type { PublicProducer, PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import { useSite } from './site-context.tsx'
import { worthKnowing } from './worth-knowing.ts'

/** Facts that shoppers ask for first, shown only if the code is valid. */
export function WorthKnowing({ trace }: { trace: PublicTrace }) {
  const { say } = useSite()
  const told = trace.result === 'valid' ? worthKnowing(trace, say, today()) : []
  if (told.length === 0) return null
  return (
    <ul className="worth" aria-label={say('worthKnowing')}>
      {told.map(({ icon, title, line, of }) => (
        <li key={title}>
          <Icon name={icon} />
          <div>
            <b>{of ? <a href={`#${of}`}>{title}</a> : title}</b>
            <p className="quiet">{line}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The producer's picture, and the first sentence of its introduction. */
export function Face({ producer: { name, picture, introduction } }: { producer: PublicProducer }) {
  const { own } = useSite()
  if (!picture && !introduction) return null
  return (
    <div className="face" lang={own}>
      {picture && (
        <img src={picture.thumbnail_url ?? thumbnailOf(picture.url)} alt="" width="96" height="96" loading="lazy" />
      )}
      <div>
        <p className="producer-name">
          <a href="#producer">{name}</a>
        </p>
        {introduction && <p>{firstSentence(introduction)}</p>}
      </div>
    </div>
  )
}
