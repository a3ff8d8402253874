import { certificates } from '@trace/domain/areas/producers/certificates.ts'
import { DetailScreen } from '@trace/screens/resource/detail/detail-screen.tsx'
import { useCertificateActions } from './certificate-actions.ts'

/** Detail screen of a certificate, with its approval. */
export function CertificateDetail() {
  const actionsOf = useCertificateActions()
  return (
    <DetailScreen resource={certificates} only={(entry) => actionsOf(entry).filter(({ icon }) => icon !== 'view')} />
  )
}
