import { formatDay } from '@trace/define/text/format.ts'
import type { PublicCertificate } from '@trace/domain/areas/scans/public-trace.ts'
import { Section } from '../section.tsx'
import { useSite } from '../site-context.tsx'

export function Certificates({ certificates }: { certificates: PublicCertificate[] }) {
  const { say, own } = useSite()
  if (certificates.length === 0) return null
  return (
    <Section id="certificates" icon="certificate" title={say('certificates')}>
      <ul className="rows">
        {certificates.map(({ type, number, issuer, expires_at, status }) => (
          <li key={`${type} ${number}`}>
            <span lang={own}>
              <b>{type}</b> {number}, {issuer}
            </span>
            {expires_at && (
              <span className="quiet">
                {say(status === 'expired' ? 'ended' : 'validUntil', { day: formatDay(expires_at) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
