import { Icon } from '../icon.tsx'
import { useSite } from '../site-context.tsx'
import type { WebsiteLink } from '../site-data.ts'
import { thumbnailOf } from '../pictures.ts'

/** Links to other sites, chosen by staff. */
export function Websites({ websites }: { websites: WebsiteLink[] }) {
  const { own, tab } = useSite()
  return (
    <ul className="websites">
      {websites.map(({ name, url, logo, description, new_tab }) => (
        <li key={url} lang={own}>
          <a href={url} rel="noopener noreferrer" target={tab(new_tab)}>
            {logo ? <img src={thumbnailOf(logo)} alt="" width="40" height="40" loading="lazy" /> : <Icon name="leaf" />}
            <span>
              <b>{name}</b>
              {description && <span className="quiet">{description}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
