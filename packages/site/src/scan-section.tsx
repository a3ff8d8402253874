import type { Authority, PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import { Icon } from './icon.tsx'
import { Section } from './section.tsx'
import { useSite } from './site-context.tsx'

/** How often the code was scanned. The script adds this scan. */
export const ScanEvidence = ({ children: scanned }: { children: string }) => (
  <p id="scans" className="verdict-scans" aria-live="polite">
    {scanned}
  </p>
)

/** Button for sharing one's position; shown only with JavaScript. */
export const SharePlace = () => (
  <div className="share-place">
    <button type="button" id="share-place" hidden>
      <Icon name="pin" />
      {useSite().say('sharePlace')}
    </button>
    <p id="place-note" className="quiet" aria-live="polite" />
  </div>
)

/** Explains the number of scans and, for a lot, offers the button for sharing one's position. */
export function ScanSection({ trace: { kind } }: { trace: PublicTrace }) {
  const { say } = useSite()
  return (
    <Section id="scanned" icon="scan" title={say('scans')}>
      <p className="quiet">{say(kind === 'stamp' ? 'scansOfStamp' : 'scansOfLot')}</p>
      {kind === 'trace' && <SharePlace />}
    </Section>
  )
}

export function ReportSection({ authority: { phone, organization_name, site_name } }: { authority: Authority }) {
  const { say, own } = useSite()
  return (
    <Section id="report" icon="flag" title={say('doubts')}>
      <p>
        {say('doubtsLead')} <span lang={own}>{organization_name ?? site_name}</span>.
      </p>
      {phone && <CallButton phone={phone} />}
    </Section>
  )
}

export const CallButton = ({ phone }: { phone: string }) => (
  <a className="button" href={`tel:${phone}`}>
    <Icon name="phone" />
    {useSite().say('call', { phone })}
  </a>
)
