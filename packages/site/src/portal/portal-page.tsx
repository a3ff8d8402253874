import type { ReactNode } from 'react'
import { PageFrame } from '../page-frame.tsx'
import { siteOf, SiteContext, useSite } from '../site-context.tsx'
import type { SiteFrame } from '../site-data.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import type { Crumb } from './breadcrumb.tsx'
import { Sharing } from './sharing.tsx'
import type { SharedPage } from './sharing.tsx'

interface Props extends SharedPage {
  frame: SiteFrame
  /** The pages above this one, from the first below the home page. */
  above?: Crumb[]
  children: ReactNode
}

/** Layout of a portal page: frame, breadcrumb, content. */
export const PortalPage = ({ frame, ...page }: Props) => (
  <SiteContext value={siteOf(frame.visit)}>
    <Framed frame={frame} {...page} />
  </SiteContext>
)

function Framed({ frame, above, children, ...shared }: Props) {
  const { authority } = frame
  const isHome = above === undefined
  const title = isHome ? shared.title : `${shared.title} – ${authority.site_name}`
  return (
    <PageFrame
      title={title}
      description={shared.description}
      authority={authority}
      frame={frame}
      head={<Sharing frame={frame} {...shared} crumbs={above} />}
    >
      <main id="content">
        {above && <Breadcrumb above={above} />}
        {children}
      </main>
    </PageFrame>
  )
}

interface Heading {
  title: string
  lead?: string | undefined
  /** Whether staff wrote title and lead. */
  isOwn?: boolean
}

export function PageHeading({ title, lead, isOwn = false }: Heading) {
  const { own } = useSite()
  return (
    <div className="page-heading" lang={isOwn ? own : undefined}>
      <h1>{title}</h1>
      {lead && <p className="introduction">{lead}</p>}
    </div>
  )
}

interface BlockProps {
  id: string
  title: string
  /** Address of the list of which the section shows the first entries. */
  all?: string
  children: ReactNode
}

/** A section with a title, and a link to the whole list. */
export function Block({ id, title, all, children }: BlockProps) {
  const { say, link } = useSite()
  return (
    <section className={`block block-${id}`} aria-labelledby={id}>
      <div className="block-head">
        <h2 id={id}>{title}</h2>
        {all && (
          <a href={link(all)}>
            {say('seeAll')}
            <span className="unseen">: {title}</span>
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
