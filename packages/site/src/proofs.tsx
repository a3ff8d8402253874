import { formatDay } from '@trace/domain/format'
import { Icon } from './icon.tsx'
import type { PublicCertificate, PublicTrace } from './public-trace.ts'
import { Section } from './section.tsx'

const states: Record<PublicCertificate['status'], string> = {
  valid: 'Còn hiệu lực',
  expiring: 'Sắp hết hạn',
  expired: 'Đã hết hạn',
}

export function Certificates({ certificates }: { certificates: PublicCertificate[] }) {
  if (certificates.length === 0) return null
  return (
    <Section id="certificates" icon="certificate" title="Chứng nhận">
      <ul className="proofs">
        {certificates.map(({ type, number, issuer, scope, issued_at, expires_at, status }) => (
          <li key={`${type} ${number}`}>
            <p className="proofs-title">
              <b>{type}</b>
              <span className={`pill pill-${status}`}>{states[status]}</span>
            </p>
            <p>
              Số <code>{number}</code>, {issuer}
            </p>
            {scope && <p>Phạm vi: {scope}</p>}
            <p className="quiet period">
              {issued_at && <span>Cấp ngày {formatDay(issued_at)}</span>}
              {expires_at && <span>Hiệu lực đến {formatDay(expires_at)}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function TestResults({ results }: { results: PublicTrace['test_results'] }) {
  if (results.length === 0) return null
  return (
    <Section id="tests" icon="flask" title="Kết quả kiểm nghiệm">
      <ul className="proofs">
        {results.map(({ name, lab, date, result }, index) => (
          <li key={index}>
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
  if (items.length === 0) return null
  const passed = items.filter((item) => item.passed).length
  return (
    <details className="section compliance">
      <summary>
        <Icon name="list" />
        <span>
          <b>10 thông tin tối thiểu theo luật</b>
          <span className="quiet">
            Đủ {passed}/{items.length} theo Thông tư 02/2024/TT-BKHCN
          </span>
        </span>
      </summary>
      <ol>
        {items.map(({ label, passed: isThere }) => (
          <li key={label} className={isThere ? 'there' : 'missing'}>
            <Icon name={isThere ? 'check' : 'minus'} />
            <span>
              {label}
              {!isThere && <span className="quiet"> (chưa có)</span>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
