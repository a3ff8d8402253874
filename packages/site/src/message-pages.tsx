import { Icon } from './icon.tsx'
import { LanguageLinks, PageFrame } from './page-frame.tsx'
import type { Authority } from '@trace/domain/areas/scans/public-trace.ts'
import { ScanAnother } from './scan-other.tsx'
import { CallButton } from './scan-section.tsx'
import { useSite } from './site-context.tsx'

interface Props {
  authority: Authority | undefined
}

export function UnknownCodePage({ authority }: Props) {
  const { say } = useSite()
  return (
    <PageFrame
      title={say('unknownCodeTitle')}
      description={say('unknownCodeTold')}
      authority={authority}
      head={<LanguageLinks />}
    >
      <main className="message">
        <Icon name="search" />
        <h1>{say('unknownCode')}</h1>
        <p>{say('unknownCodeLead')}</p>
        <p>
          {say('onStamp')} <b>{say('maybeFake')}</b>: {say('keepAndTell')}
        </p>
        {authority?.phone && <CallButton phone={authority.phone} />}
        <ScanAnother />
      </main>
    </PageFrame>
  )
}

/** The page during maintenance or a failure: nothing can be shown, though the code may be in order. */
export function PausePage({ authority, why }: Props & { why: 'maintenance' | 'failure' }) {
  const { say } = useSite()
  return (
    <PageFrame title={say(why)} description={say(`${why}Told`)} authority={authority} head={<LanguageLinks />}>
      <main className="message">
        <Icon name="inactive" />
        <h1>{say(why)}</h1>
        <p>{say(`${why}Lead`)}</p>
        <a className="button" href="?">
          {say('reload')}
        </a>
      </main>
    </PageFrame>
  )
}
