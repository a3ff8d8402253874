import type { Picture } from '@trace/domain/areas/scans/public-trace.ts'
import { useSite } from './site-context.tsx'

interface Props {
  pictures: Picture[]
  /** Fallback caption of a picture without one. */
  of: string
}

/** Thumbnails, each a link to the full size. */
export function Thumbnails({ pictures, of }: Props) {
  const { say } = useSite()
  if (pictures.length === 0) return null
  return (
    <ul className="thumbnails">
      {pictures.map(({ url, thumbnail_url, caption }, index) => (
        <li key={index}>
          <a href={url}>
            <img
              src={thumbnail_url ?? url}
              alt={caption ?? say('pictureNumber', { of, number: index + 1 })}
              width="72"
              height="72"
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
