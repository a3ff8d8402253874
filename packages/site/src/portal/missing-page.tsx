import { Icon } from '../icon.tsx'
import type { SiteFrame } from '../site-data.ts'
import { sayIn } from '../words.ts'
import { PortalPage } from './portal-page.tsx'
import { SearchForm } from './search-form.tsx'

/** One page for both an unknown address and anything that is not public, so that visitors cannot tell which it is. */
export function MissingPage({ frame }: { frame: SiteFrame }) {
  const say = sayIn(frame.visit.language)
  return (
    <PortalPage frame={frame} title={say('notFoundTitle')} description={say('notFoundLead')} above={[]} isHidden>
      <div className="message">
        <Icon name="search" />
        <h1>{say('notFound')}</h1>
        <p>{say('notFoundLead')}</p>
        <p>{say('notFoundStamp')}</p>
        <SearchForm />
      </div>
    </PortalPage>
  )
}
