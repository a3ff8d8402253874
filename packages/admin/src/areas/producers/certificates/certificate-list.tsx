import { certificateFilters } from '@trace/domain/areas/producers/certificate-fields.ts'
import { certificateStates } from '@trace/domain/areas/producers/certificate-status.ts'
import type { CertificateStatus } from '@trace/domain/areas/producers/certificate-status.ts'
import { certificates } from '@trace/domain/areas/producers/certificates.ts'
import type { Listed } from '@trace/define/entry.ts'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import type { ListColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'
import { RowLink } from '@trace/screens/resource/list/rows/row-link.tsx'
import { owners, useCertificateActions } from './certificate-actions.ts'

const words = {
  owner: 'Cấp cho',
  state: 'Tình trạng',
}

const listed = {
  ...certificates,
  fields: { ...certificates.fields, ...certificateFilters },
  filters: ['certificate_status', ...certificates.filters],
}

const owner: ListColumn<typeof listed> = {
  label: words.owner,
  cell: (entry) =>
    owners.map(([link, resource]) => {
      const row = entry[link]
      return (
        row && (
          <span key={link}>
            {resource.label}: <RowLink resource={resource} row={row} />
          </span>
        )
      )
    }),
}

/** A row with the status that the server computes as of today. */
type Certificate = Listed<typeof listed> & { certificate_status: CertificateStatus }

const state: ListColumn<typeof listed> = {
  label: words.state,
  cell: ({ certificate_status }: Certificate) => <StatusBadge {...certificateStates[certificate_status]} />,
}

const columns: ListColumn<typeof listed>[] = [
  'number',
  'certificate_type',
  owner,
  state,
  'approval_status',
  'expires_at',
  'issued_at',
  'issuer',
]

/** List of all certificates the user may see, each with a link to its producer, product or area. */
export function CertificateList() {
  const actionsOf = useCertificateActions()
  return <ListScreen resource={listed} columns={columns} only={actionsOf} />
}
