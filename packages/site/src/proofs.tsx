import { formatDay } from '@trace/define/text/format.ts'
import { Icon } from './icon.tsx'
import type { PublicCertificate, PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import { Section } from './section.tsx'
import { useSite } from './site-context.tsx'
import type { Word } from './words.ts'

const states = {
  valid: 'stillValid',
  expiring: 'expiring',
  expired: 'noLongerValid',
} as const satisfies Record<PublicCertificate['status'], Word>

export function Certificates({ certificates }: { certificates: PublicCertificate[] }) {
  const { say, own } = useSite()
  if (certificates.length === 0) return null
  return (
    <Section id="certificates" icon="certificate" title={say('certificates')}>
      <ul className="proofs">
        {certificates.map(({ type, number, issuer, scope, issued_at, expires_at, status }) => (
          <li key={`${type} ${number}`}>
            <p className="proofs-title">
              <b lang={own}>{type}</b>
              <span className={`pill pill-${status}`}>{say(states[status])}</span>
            </p>
            <p>
              {say('number')} <code>{number}</code>, <span lang={own}>{issuer}</span>
            </p>
            {scope && (
              <p>
                {say('scope')}: <span lang={own}>{scope}</span>
              </p>
            )}
            <p className="quiet period">
              {issued_at && <span>{say('issuedDay', { day: formatDay(issued_at) })}</span>}
              {expires_at && <span>{say('validTo', { day: formatDay(expires_at) })}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function TestResults({ results }: { results: PublicTrace['test_results'] }) {
  const { say, own } = useSite()
  if (results.length === 0) return null
  return (
    <Section id="tests" icon="flask" title={say('testResults')}>
      <ul className="proofs">
        {results.map(({ name, lab, date, result }, index) => (
          <li key={index} lang={own}>
            <p className="proofs-title">
              <b>{name}</b>
              {result && <span>{result}</span>}
            </p>
            <p className="quiet">{[lab, formatDay(date)].filter(Boolean).join(', ')}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Compliance({ items }: { items: PublicTrace['compliance'] }) {
  const { say, own } = useSite()
  if (items.length === 0) return null
  const passed = items.filter((item) => item.passed).length
  return (
    <details className="section compliance">
      <summary>
        <Icon name="list" />
        <span>
          <b>{say('tenItems')}</b>
          <span className="quiet">{say('tenItemsHeld', { passed, all: items.length })}</span>
        </span>
      </summary>
      <ol>
        {items.map(({ label, passed: isThere }) => (
          <li key={label} className={isThere ? 'there' : 'missing'}>
            <Icon name={isThere ? 'check' : 'minus'} />
            <span>
              <span lang={own}>{label}</span>
              {!isThere && <span className="quiet"> ({say('lacking')})</span>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
