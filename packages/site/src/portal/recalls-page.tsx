import { formatMoment } from '@trace/define/text/format.ts'
import { Fact, Facts } from '../facts.tsx'
import { Icon } from '../icon.tsx'
import { useSite } from '../site-context.tsx'
import type { Paged, RecallEntry, SiteFrame } from '../site-data.ts'
import { sayIn } from '../words.ts'
import { Pages } from './list-parts.tsx'
import { PageHeading, PortalPage } from './portal-page.tsx'

interface Props {
  frame: SiteFrame
  list: Paged<RecallEntry>
}

/** All recalls in force, newest first. */
export function RecallsPage({ frame, list }: Props) {
  const say = sayIn(frame.visit.language)
  return (
    <PortalPage
      frame={frame}
      title={say('recalls')}
      description={say('recallsLead')}
      preview="/xem-truoc/thu-hoi.jpg"
      feed="/thu-hoi.atom"
      above={[]}
    >
      <PageHeading title={say('recalls')} lead={list.total > 0 ? say('recallsLead') : undefined} />
      {list.total === 0 && (
        <p className="nothing">
          <Icon name="check" />
          {say('recallsNone')}
        </p>
      )}
      <ul className="recalls">
        {list.entries.map((entry) => (
          <Entry key={entry.code} entry={entry} />
        ))}
      </ul>
      <Pages paged={list} frame={frame} />
      <p>
        <a className="feed" href="/thu-hoi.atom" type="application/atom+xml">
          {say('follow')}
        </a>
      </p>
    </PortalPage>
  )
}

function Entry({
  entry: { code, product, producer, lot, kind, reason, handling, recalled_at },
}: {
  entry: RecallEntry
}) {
  const { say, own } = useSite()
  return (
    <li className="section recall">
      {kind && (
        <p className="eyebrow">
          <Icon name="recalled" />
          {say(kind)}
        </p>
      )}
      <h2 lang={own}>
        <a href={`/t/${code}`}>{product}</a>
      </h2>
      <p lang={own}>{producer}</p>
      <Facts>
        <Fact label={say('lot')} code>
          {lot}
        </Fact>
        <Fact label={say('reason')}>{reason && <span lang={own}>{reason}</span>}</Fact>
        <Fact label={say('handling')}>{handling && say(handling)}</Fact>
        <Fact label={say('recalledAt')}>{formatMoment(recalled_at)}</Fact>
      </Facts>
    </li>
  )
}
