import { Icon } from '../icon.tsx'
import { useSite } from '../site-context.tsx'
import type { PagedWithChoices, SiteFrame, VideoCard } from '../site-data.ts'
import { CardPicture } from './cards.tsx'
import { ListPage } from './list-page.tsx'
import { Choices } from './list-parts.tsx'

export const VideosPage = ({ frame, list }: { frame: SiteFrame; list: PagedWithChoices<VideoCard> }) => (
  <ListPage frame={frame} title="videos" lead="videosLead" list={list}>
    <Choices choices={list.choices} />
    <Videos videos={list.entries} />
  </ListPage>
)

/** Videos as pictures with links: nothing is loaded from other sites before a visitor opens one. */
export function Videos({ videos }: { videos: VideoCard[] }) {
  const { say, own } = useSite()
  return (
    <ul className="cards cards-videos">
      {videos.map(({ title, thumbnail, href, is_own, duration_s, description }) => (
        <li key={href} className="card">
          <div className="video-picture">
            <CardPicture url={thumbnail} icon="play" />
            <Icon name="play" />
            {duration_s !== null && <span className="duration">{clock(duration_s)}</span>}
          </div>
          <div className="card-text">
            <h3 lang={own}>
              <a href={href} rel="noopener noreferrer">
                {title}
              </a>
            </h3>
            {description && (
              <p className="card-summary" lang={own}>
                {description}
              </p>
            )}
            <p className="quiet">{say(is_own ? 'watch' : 'watchElsewhere')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** '3:05' */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
