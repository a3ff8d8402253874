import { certificates } from '@trace/domain'
import { DetailScreen } from '../../../resource/detail/detail-screen.tsx'
import { useCertificateActions } from './certificate-actions.ts'

/** A certificate to read and to approve. */
export function CertificateDetail() {
  const actionsOf = useCertificateActions()
  return (
    <DetailScreen resource={certificates} only={(entry) => actionsOf(entry).filter(({ icon }) => icon !== 'view')} />
  )
}
