import { certificateFields, certificateTypes } from '@trace/domain/areas/producers/certificate-fields.ts'
import { certificateStates, certificateStatus } from '@trace/domain/areas/producers/certificate-status.ts'
import { certificates as resource } from '@trace/domain/areas/producers/certificates.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { Link } from 'react-router'
import { stateOf } from '@trace/screens/resource/fields/status/state-of.ts'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import { detailAddress } from '@trace/screens/resource/addresses.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import type { Manufacture } from './manufacture-data.ts'
import styles from './manufacture-detail.module.css'
import { words } from './words.ts'

/** The producer's certificates, with their expiry dates. */
export function CertificatesTab({ certificates }: { certificates: Manufacture['certificates'] }) {
  if (certificates.length === 0) return <p className={`card ${styles['empty']}`}>{words.noCertificates}</p>

  return (
    <ul className={styles['certificates']}>
      {certificates.map(({ id, certificate_type, number, issuer, scope, issued_at, expires_at, file, ...approval }) => (
        <li key={id} className="card">
          <div className={styles['certificate']}>
            <h2>
              <Link to={detailAddress(resource, id)}>{certificateTypes[certificate_type]}</Link>
            </h2>
            <StatusBadge {...stateOf(certificateFields.approval_status, 'approval_status', { id, ...approval })!} />
            <StatusBadge {...certificateStates[certificateStatus(expires_at, today())]} />
          </div>
          <dl>
            <div>
              <dt>{certificateFields.number.label}</dt>
              <dd>{number}</dd>
            </div>
            <div>
              <dt>{certificateFields.issuer.label}</dt>
              <dd>{issuer}</dd>
            </div>
            <div>
              <dt>{certificateFields.issued_at.label}</dt>
              <dd>{formatDay(issued_at)}</dd>
            </div>
            <div>
              <dt>{certificateFields.expires_at.label}</dt>
              <dd>{formatDay(expires_at) || words.forever}</dd>
            </div>
          </dl>
          {scope && <p>{scope}</p>}
          {file && (
            <a href={file} target="_blank" rel="noreferrer">
              {vi.openFile}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
